/** What others did to a seat: what it has now beside what it had, read off the same as the board. */
import { POINTS, type TableState, type Reading } from '../boards/contract.ts'
import type { GameEvent, Update, View, Zone } from '../server/wire.ts'
import { changes, holdingsOf } from './holdings.ts'

export interface Digest {
  /** What we have less of and what more, as pieces of a zone, so that they are told like any others. */
  lost: Zone
  gained: Zone
  /** Whoever is ahead; null if several are, or the game tells nobody's points. */
  leader: number | null
  points: number
  /** How many of the points the leader has only as things stand. */
  hoped: number
}

/** Two moments that are told apart; what is told is read off them when it is shown, as the board may come later. */
export interface Span {
  before: View
  after: View
  seat: number
  told: GameEvent[]
}

export const POINTS_KIND = POINTS
const DRAWING = new Set(['drew', 'cards_taken'])

/** Between two moments. A hand into which the seat has drawn meanwhile is no news. */
export function digestOf({ before, after, seat, told }: Span, reading: Reading | null = null): Digest {
  const holdings = holdingsOf(reading)
  const drawn = told.some((event) => event.seat === seat && DRAWING.has(event.event))
  const cards = new Set(drawn ? [before, after].flatMap((view) => inHand(view, seat)) : [])
  const lost: Zone = { id: 'lost', key: '', pieces: [] }
  const gained: Zone = { id: 'gained', key: '', pieces: [] }
  for (const { kind, by } of changes(holdings, before, after, seat))
    if (!cards.has(kind)) (by < 0 ? lost : gained).pieces!.push({ id: kind, kind, count: Math.abs(by) })
  const race = [...(holdings.race?.(after) ?? [])]
  const most = Math.max(...race.map(([, value]) => value))
  const first = race.filter(([, value]) => value === most)
  const leader = first.length === 1 ? first[0]![0] : null
  const hoped = leader === null ? 0 : (holdings.hopes?.(after).get(leader) ?? 0)
  return { lost, gained, leader, points: leader === null ? 0 : most, hoped }
}

const inHand = (view: View, seat: number): string[] =>
  view.zones.flatMap((zone) => (zone.id === `hand/${seat}` ? (zone.pieces ?? []).map(({ kind }) => kind) : []))

export const isEmpty = (digest: Digest): boolean => !digest.lost.pieces!.length && !digest.gained.pieces!.length

/** Of what has been shown since our last decision, the first that others did; what our own decision brought comes first and is no
 * news, whomever else it touched. -1 if there is none. */
export function firstOfOthers(since: Update[], me: number): number {
  const about = (update: Update, ours: boolean): boolean =>
    update.events.some(({ seat }) => typeof seat === 'number' && (seat === me) === ours)
  return since.findIndex((update, n) => about(update, false) && !(n === 0 && about(update, true)))
}

/** While something is mounted the digest has its place there, and does not lie over the table. */
export function digestHere(table: TableState): (() => void) | undefined {
  if (table.digestPlaces === undefined) return undefined
  table.digestPlaces++
  return () => void table.digestPlaces!--
}

/** In the middle of a battle of ours the dice have told it: the digest would lie over those who fight. */
export const wasFought = (told: GameEvent[], reading: Reading | null): boolean =>
  told.every((event) => event.event === 'ready' || !!reading?.battle?.(event))
