/** The map, drawn on a field of 704 × 486: coasts, positions of lands and islands, and of a land's harbour card beside
 * it. */
export const WIDE = 704
export const TALL = 486

interface Place {
  x: number
  y: number
}
interface Harbored extends Place {
  /** The side of its harbour card. */
  side: 'left' | 'right'
  /** Where arrived fleets are drawn, and their distance from each other. */
  berth: Place
  apart: number
}
interface Isle extends Place {
  /** Its name stands above it, because fleets pass below. */
  above?: boolean
}

/** Coasts on a field 416 high: Italy, Sicily, Hellas, Asia, Africa. */
export const COASTS = [
  'M0 0H118C132 22 150 34 168 58c20 24 44 36 58 58 8 12-6 18-16 10-6-4-10 2-6 10 6 14 2 34-10 40-12 ' +
    '4-8-16-12-26-8-20-30-28-48-48C112 78 98 60 78 52 50 42 20 46 0 60z',
  'M96 176c22-6 46-8 66-2 6 10-2 26-12 34-20-2-46-14-54-32z',
  'M250 0H440c10 10 26 16 20 26-14 4-34-2-44 8 6 10 20 20 20 34 10 8 24 12 26 22-8 8-20-2-28-2-12 0-8 14-20 ' +
    '16-4 10 20 18 16 30-10 8-16-8-26-4 2 14 14 30 8 44-10 6-12-16-20-20-4 10 2 26-8 32-10-6-4-26-14-34-8 4-6 ' +
    '20-16 20-10-8 2-26-6-40-12-18-34-22-46-42C286 62 278 30 250 0z',
  'M560 0H704V214c-30 6-54-6-84 0-8-10 8-20 0-30-14-4-26 0-36-8 4-10 22-8 24-18-10-8-26-4-32-14 8-10 28-4 ' +
    '32-14-8-12-30-10-34-24 8-8 24-2 30-8C590 80 566 84 556 70c10-12 30-8 40-16-8-10-34-8-44-24C550 16 560 8 560 ' +
    '0z',
  'M0 330c30-14 60-34 96-30 16 4 34-4 46 6 4 14-8 22 4 34 16 18 46 18 66 34 22 14 50 22 78 16 20-8 22-34 48-40 ' +
    '40-6 76 10 116 12 40 2 66-26 106-24 40 4 60 14 90 6 24-8 30-30 54-34V416H0z',
]

export const PLACES: Record<string, Harbored> = {
  italy: { x: 78, y: 84, side: 'right', berth: { x: 62, y: 168 }, apart: 30 },
  carthage: { x: 108, y: 420, side: 'right', berth: { x: 196, y: 368 }, apart: 30 },
  egypt: { x: 596, y: 420, side: 'right', berth: { x: 500, y: 394 }, apart: 30 },
  sparta: { x: 344, y: 204, side: 'left', berth: { x: 330, y: 288 }, apart: 30 },
  athens: { x: 340, y: 76, side: 'left', berth: { x: 396, y: 102 }, apart: 30 },
  ionia: { x: 646, y: 100, side: 'left', berth: { x: 566, y: 56 }, apart: -30 },
}
export const ISLES: Record<string, Isle> = {
  lemnos: { x: 484, y: 58, above: true },
  scyros: { x: 446, y: 136 },
  chios: { x: 552, y: 158 },
  naxos: { x: 484, y: 232 },
  rhodes: { x: 602, y: 300, above: true },
  crete: { x: 428, y: 352 },
}
const MIDDLE: Isle = { x: 466, y: 236 }

/** The size of a name and a fleet, in pixels; `unit` is the size of a pixel on the field. */
const NAME = { width: 48, height: 12, away: 25 }
const FLEET = 26
/** How much nearer to its goal than to its home a fleet is drawn: the first value at which it covers no name. */
const FURTHER = [1.4, 1, 1.8, 0.7, 2.2, 0.5]
/** If every value covers a name, the fleet is this many pixels off its way. */
const BESIDE = [0, 14, -14, 24, -24]

/** Whether a fleet there covers the name of an island. */
export function covers({ x, y }: Place, unit: number): boolean {
  return Object.values(ISLES).some(
    (island) =>
      Math.abs(island.x - x) < ((NAME.width + FLEET) / 2) * unit &&
      Math.abs(island.y + (island.above ? -NAME.away : NAME.away) * unit - y) < ((NAME.height + FLEET) / 2) * unit,
  )
}
/** Where a fleet is drawn half-way, the `nth` on that way. */
export function underWay(home: Place, goal: Place, unit: number, nth = 0): Place {
  const spots = BESIDE.flatMap((beside) =>
    FURTHER.map((part) => ({
      x: (home.x + goal.x * part) / (1 + part) + nth * 24,
      y: (home.y + goal.y * part) / (1 + part) + nth * 14 + beside * unit,
    })),
  )
  return spots.find((spot) => !covers(spot, unit)) ?? spots[0]!
}

export const isle = (id: string): Isle => ISLES[id] ?? MIDDLE
export const place = (id: string): Harbored | undefined => PLACES[id]
