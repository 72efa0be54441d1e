/** The place of the teacher's card: in a corner, never over its subject, and beside the pieces in play. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Page {
  width: number
  height: number
}

const EDGE = 12
/** Below the bar of the shell. */
const TOP = 60

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** The places for a card of a size, the best first. */
export function berths(card: Page, page: Page): Box[] {
  const [left, middle, right] = [EDGE, (page.width - card.width) / 2, page.width - card.width - EDGE]
  const [low, half, high] = [page.height - card.height - EDGE, (page.height - card.height) / 2, TOP]
  const at = (x: number, y: number): Box => ({ x: Math.max(0, x), y: Math.max(0, y), ...card })
  const corners = [at(right, low), at(left, low), at(right, high), at(left, high)]
  return [...corners, at(right, half), at(left, half), at(middle, low), at(middle, high)]
}

/** Ringed things outweigh everything else. */
const OF_THE_RING = 1000
const coverage =
  (ring: Box | null, spared: readonly Box[]) =>
  (place: Box): number =>
    (ring ? shared(place, ring) * OF_THE_RING : 0) + spared.reduce((sum, each) => sum + shared(place, each), 0)

/** The place that leaves ringed things and possible answers free; the present one, if it does; else the one that covers
 * least of the ringed things, then of the answers, and then of the things on the table (`pieces`). */
export function berth(
  card: Page,
  ring: Box | null,
  page: Page,
  now: Box | null,
  answers: readonly Box[] = [],
  pieces: readonly Box[] = [],
): Box {
  const all = berths(card, page)
  const needed = coverage(ring, answers)
  const stays = now && all.find((each) => Math.abs(each.x - now.x) < 1 && Math.abs(each.y - now.y) < 1)
  if (stays && needed(stays) === 0) return stays
  const lies = coverage(null, pieces)
  const covered = (place: Box): number => needed(place) * OF_THE_RING + lies(place)
  return all.reduce((best, each) => (covered(each) < covered(best) ? each : best))
}

/** The place that covers least of its subject, and then least of the pressable things. */
export function clearest(card: Page, ring: Box | null, spared: readonly Box[], page: Page): Box {
  const covered = coverage(ring, spared)
  return berths(card, page).reduce((best, each) => (covered(each) < covered(best) ? each : best))
}
