/** Events of a game by the kinds that its rules declare (`rules.ts` of each board, generated). */
import type { GameEvent } from '../../server/wire.ts'

/** One of the kinds: `event` says which, and so which other fields there are. */
export type EventOf<Kinds> = { [Kind in keyof Kinds]: { event: Kind } & Kinds[Kind] }[keyof Kinds]

/** The server's events, read as those of a game. Between versions of the rules an event may have fewer or more
 * fields. */
export const eventsAs = <Known extends { event: string }>(events: readonly GameEvent[]): readonly Known[] =>
  events as unknown as readonly Known[]

/** A set of kinds of events, listed singly or in arrays; a kind that the rules do not declare is an error here. */
export function kindSet<Known extends { event: string }>(
  ...kinds: (Known['event'] | readonly Known['event'][])[]
): { has(kind: string): boolean } {
  return new Set<string>(kinds.flat())
}

/** Whether an event of these kinds has happened. */
export const happened = <Known extends { event: string }>(events: readonly GameEvent[], ...kinds: Known['event'][]): boolean =>
  events.some(({ event }) => kinds.includes(event))
