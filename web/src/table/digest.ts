/** What others did to a seat: its holdings now and before, read in the same way as on the board. */
import { POINTS, type TableState, type Reading } from '../boards/contract.ts'
import type { GameEvent, Update, View, Zone } from '../server/wire.ts'
import { changes, holdingsOf } from './holdings.ts'

export interface Digest {
  /** Our losses and our gains, as pieces of a zone, so that they read like any others. */
  lost: Zone
  gained: Zone
  /** The player who is ahead; null if several are, or the game shows nobody's points. */
  leader: number | null
  points: number
  /** How many of the leader's points hold only as things stand. */
  hoped: number
}

/** Two positions to compare; the comparison is made when it is shown, because the board may load later. */
export interface Span {
  before: View
  after: View
  seat: number
  told: GameEvent[]
}

export const POINTS_KIND = POINTS
const DRAWING = new Set(['drew', 'cards_taken'])

/** The changes between two positions. A hand into which the seat has drawn meanwhile is no news, nor what it has paid
 * and bought. */
export function digestOf({ before, after, seat, told }: Span, reading: Reading | null = null): Digest {
  const holdings = holdingsOf(reading)
  const drawn = told.some((event) => event.seat === seat && DRAWING.has(event.event))
  const cards = new Set(drawn ? [before, after].flatMap((view) => inHand(view, seat)) : [])
  const lost: Zone = { id: 'lost', key: '', pieces: [] }
  const gained: Zone = { id: 'gained', key: '', pieces: [] }
  const others = new Map(changes(holdings, before, after, seat).map(({ kind, by }) => [kind, by]))
  for (const event of told)
    if (event.seat === seat) for (const [kind, by] of reading?.own?.(event) ?? []) others.set(kind, (others.get(kind) ?? 0) - by)
  for (const [kind, by] of others)
    if (by && !cards.has(kind)) (by < 0 ? lost : gained).pieces!.push({ id: kind, kind, count: Math.abs(by) })
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

/** Of the updates since our last decision, the first by others; the consequences of our own decision come first and are
 * no news, even if they affect others. -1 if there is none. */
export function firstOfOthers(since: Update[], me: number): number {
  const about = (update: Update, ours: boolean): boolean =>
    update.events.some(({ seat }) => typeof seat === 'number' && (seat === me) === ours)
  return since.findIndex((update, n) => about(update, false) && !(n === 0 && about(update, true)))
}

/** While an element is mounted the digest is shown there, and does not cover the table. */
export function digestHere(table: TableState): (() => void) | undefined {
  if (table.digestPlaces === undefined) return undefined
  table.digestPlaces++
  return () => void table.digestPlaces!--
}

/** In a battle of ours the dice have told it: the digest would cover the fighters. */
export const wasFought = (told: GameEvent[], reading: Reading | null): boolean =>
  told.every((event) => event.event === 'ready' || !!reading?.battle?.(event))
