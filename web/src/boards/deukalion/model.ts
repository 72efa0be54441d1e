/** The pieces on the table of Deukalion, by name. It reads views and component data and knows no rules. */
import type { Action, Piece } from '../../server/wire.ts'
import { BoardPosition, entries, lastPart, mark, record, word } from '../kit/position.ts'
import type { DeukalionCounter, DeukalionZone } from './rules.ts'

export const KYLIX = ['cards', 'soldiers', 'sail', 'hydra'] as const
type KylixAction = (typeof KYLIX)[number]

export interface Task {
  type: string
  treasures: string[]
  count: number
  city: string
}
interface Mission {
  id: string
  points: number
  tasks: Task[]
}

/** The figures of the components. */
export class Catalogue {
  readonly cities = new Map<string, { value: number; slots: number }>()
  readonly settlements = new Map<string, { value: number; men: number; points: number }>()
  readonly missions = new Map<string, Mission>()
  readonly hydra: number

  constructor(components: Record<string, unknown>) {
    for (const city of entries(components.city))
      this.cities.set(String(city.id), { value: Number(city.conquest_value), slots: Number(city.treasure_slots) })
    for (const place of entries(components.settlement))
      this.settlements.set(String(place.id), {
        value: Number(place.conquest_value),
        men: Number(place.soldiers),
        points: Number(place.points),
      })
    for (const card of entries(components.mission_card))
      this.missions.set(String(card.id), {
        id: String(card.id),
        points: Number(card.points),
        tasks: entries(card.tasks).map((task) => ({
          type: String(task.type),
          treasures: (task.treasures as string[] | undefined) ?? [],
          count: Number(task.count ?? task.soldiers ?? task.cards ?? 0),
          city: String(task.city ?? ''),
        })),
      })
    this.hydra = Number(record(components.hydra).strength ?? 0)
  }
}

/** A square of the sea chart. */
export interface Square {
  id: string
  label: string
  kind: string
  row: number
  col: number
  whirlpool: boolean
}
/** A field within reach: the step into it, from where, and its consequences. */
export interface Reached {
  label: string
  n: number
  steps: number
  by: string
  sets: string
  through: boolean
  win: number | null
}
/** The possible actions at the end of a way. */
export interface Deed {
  n: number
  verb: string
  steps: number
  at: string
  on: string
  win: number | null
}
export interface Placement {
  way: number
  dice: Record<KylixAction, number>
  draws: string
  fields: number
  men: number
}

const win = (piece: Piece): number | null => (piece.marks?.win === undefined ? null : Number(piece.marks.win))

/** One position of the game. */
export class Position extends BoardPosition<DeukalionZone, DeukalionCounter> {
  squares(): Square[] {
    return this.once('map', 'squares', (pieces) =>
      pieces.map((piece) => ({
        id: piece.id,
        label: lastPart(piece.id),
        kind: piece.kind,
        row: mark(piece, 'row'),
        col: mark(piece, 'col'),
        whirlpool: mark(piece, 'whirlpool') > 0,
      })),
    )
  }
  /** Ships and the Hydra; `seat` is null for her. */
  tokens(): { id: string; seat: number | null; field: string }[] {
    return this.once('ships', 'tokens', (pieces) =>
      pieces.map((piece) => ({
        id: piece.id,
        seat: piece.kind === 'hydra' ? null : mark(piece, 'seat'),
        field: word(piece, 'field'),
      })),
    )
  }
  /** How many treasures of each kind are aboard. */
  hold(seat: number): Map<string, number> {
    const out = new Map<string, number>()
    for (const { kind, leaving } of this.cargo(`ship/${seat}`)) if (!leaving) out.set(kind, (out.get(kind) ?? 0) + 1)
    return out
  }
  fieldOf(token: string): string {
    return this.tokens().find((each) => each.id === token)?.field ?? ''
  }
  /** Treasures one by one, and Theseus. */
  cargo(zone: DeukalionZone): { id: string; kind: string; leaving: boolean }[] {
    return this.once(zone, 'cargo', (pieces) =>
      pieces
        .filter((piece) => piece.kind !== 'soldier')
        .flatMap((piece) =>
          Array.from({ length: piece.count }, () => ({ id: piece.id, kind: piece.kind, leaving: mark(piece, 'leaving') > 0 })),
        ),
    )
  }
  men(seat: number): number {
    return this.count(`ship/${seat}`, 'soldier')
  }
  below(seat: number): { men: number; back: number; points: number } {
    const piece = this.pieces('underworld').find((each) => mark(each, 'seat') === seat)
    return piece ? { men: piece.count, back: mark(piece, 'back'), points: mark(piece, 'points') } : { men: 0, back: 0, points: 0 }
  }
  /** The player with more soldiers in the Underworld than anybody else; null if there is none. */
  leader(): number | null {
    const rows = Array.from({ length: this.view.seats }, (_, seat) => ({ seat, men: this.below(seat).men })).sort((a, b) => b.men - a.men)
    return rows[0] && rows[0].men > (rows[1]?.men ?? 0) ? rows[0].seat : null
  }
  garrison(settlement: string): { seat: number; men: number } | null {
    const piece = this.pieces(`settlement/${settlement}`)[0]
    return piece ? { seat: mark(piece, 'seat'), men: piece.count } : null
  }
  settlementsOf(seat: number): string[] {
    return [...this.zones.keys()].filter((id) => id.startsWith('settlement/') && this.garrison(lastPart(id))?.seat === seat).map(lastPart)
  }
  die(name: string): { value: number; used: boolean } | null {
    const piece = this.pieces('kylix').find((each) => each.id === `kylix/${name}`)
    return piece ? { value: mark(piece, 'value'), used: mark(piece, 'used') > 0 } : null
  }
  /** The dice as rolled, clockwise from the north; empty once the Kylix is placed. */
  rolled(): number[] {
    return this.pieces('kylix')
      .filter((piece) => piece.marks?.way !== undefined)
      .sort((a, b) => mark(a, 'way') - mark(b, 'way'))
      .map((piece) => mark(piece, 'value'))
  }
  placements(): Placement[] {
    return this.once('placements', 'placements', (pieces) =>
      pieces.map((piece) => ({
        way: Number(lastPart(piece.id)),
        dice: Object.fromEntries(KYLIX.map((each) => [each, mark(piece, each)])) as Record<KylixAction, number>,
        draws: word(piece, 'draws'),
        fields: mark(piece, 'fields'),
        men: mark(piece, 'men'),
      })),
    )
  }
  reach(zone: 'reach' | 'prowl', seat: number): Map<string, Reached> {
    return this.once(
      `${zone}/${seat}`,
      'reach',
      (pieces) =>
        new Map(
          pieces
            .filter((piece) => piece.kind === 'field')
            .map((piece) => [
              lastPart(piece.id),
              {
                label: lastPart(piece.id),
                n: mark(piece, 'n'),
                steps: mark(piece, 'steps'),
                by: word(piece, 'by'),
                sets: word(piece, 'sets'),
                through: mark(piece, 'through') > 0,
                win: win(piece),
              },
            ]),
        ),
    )
  }
  deeds(seat: number): Deed[] {
    return this.once(`reach/${seat}`, 'deeds', (pieces) =>
      pieces
        .filter((piece) => piece.kind === 'deed')
        .map((piece) => ({
          n: mark(piece, 'n'),
          verb: word(piece, 'verb'),
          steps: mark(piece, 'steps'),
          at: word(piece, 'at'),
          on: word(piece, 'on'),
          win: win(piece),
        })),
    )
  }
  /** What each card would bring us in the fight: the chance to win, or how many soldiers return. */
  promises(seat: number): Map<string, { win: number | null; saves: number }> {
    return new Map(this.pieces(`chances/${seat}`).map((piece) => [piece.kind, { win: win(piece), saves: mark(piece, 'saves') }]))
  }
}

/** Whether a hand has more than one card with a chance to win the fight. */
export const manyCanWin = (
  hand: readonly { kind: string; count: number }[],
  promises: ReadonlyMap<string, { win: number | null }>,
): boolean => hand.reduce((count, card) => count + ((promises.get(card.kind)?.win ?? null) === null ? 0 : card.count), 0) > 1

/** Whether several of these missions would be completed by the same treasure: choosing one then uses it up. */
export function contested(missions: readonly string[], known: ReadonlyMap<string, Mission>, hold: ReadonlyMap<string, number>): boolean {
  const wanted = missions.map((id) =>
    (known.get(id)?.tasks ?? [])
      .filter((task) => task.type === 'deliver' && task.treasures.every((kind) => hold.get(kind)))
      .map((task) => task.treasures),
  )
  return wanted.some((mine, at) =>
    wanted
      .slice(at + 1)
      .some(
        (theirs) => mine.length > 0 && theirs.length > 0 && mine.every((one) => theirs.every((other) => !fit([...one, ...other], hold))),
      ),
  )
}
const fit = (treasures: string[], hold: ReadonlyMap<string, number>): boolean =>
  [...new Set(treasures)].every((kind) => treasures.filter((each) => each === kind).length <= (hold.get(kind) ?? 0))

/** The fields of a way, the first step first. */
export function wayTo(label: string, reach: Map<string, Reached>): Reached[] {
  const way: Reached[] = []
  for (let at = reach.get(label); at && way.length <= reach.size; at = reach.get(at.by)) way.unshift(at)
  return way
}

/** Answers that give a move away come first, so that none takes the place of one that goes on. */
const GIVING_UP = new Set(['decline', 'stop', 'pass', 'end_move', 'end_turn'])
export const givingUpFirst = (answers: Action[]): Action[] =>
  [...answers].sort((one, other) => Number(GIVING_UP.has(other.verb)) - Number(GIVING_UP.has(one.verb)))
