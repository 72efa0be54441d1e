/** Events of a game by the kinds that its rules declare (`rules.ts` of each board, generated). */
import type { GameEvent } from '../../server/wire.ts'

/** One of the kinds: `event` says which, and with it what else there is. */
export type EventOf<Kinds> = { [Kind in keyof Kinds]: { event: Kind } & Kinds[Kind] }[keyof Kinds]

/** Events as the server sends them, read as those of a game. Between versions of the rules one may carry less or more. */
export const eventsAs = <Known extends { event: string }>(events: readonly GameEvent[]): readonly Known[] =>
  events as unknown as readonly Known[]

/** A set of kinds of events, one by one or in rows; a kind that the rules do not declare is an error here. */
export function kindSet<Known extends { event: string }>(
  ...kinds: (Known['event'] | readonly Known['event'][])[]
): { has(kind: string): boolean } {
  return new Set<string>(kinds.flat())
}

/** Whether something of these kinds has happened. */
export const happened = <Known extends { event: string }>(events: readonly GameEvent[], ...kinds: Known['event'][]): boolean =>
  events.some(({ event }) => kinds.includes(event))
