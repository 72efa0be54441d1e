/** Our running tables for a visit once a day: which first, and which events are news. */
import type { GameEvent, Summary } from '../server/wire.ts'

/** Our seats at which we play ourselves. */
export const ownSeats = (table: Summary, me: string): number[] =>
  table.seats.flatMap((seat, n) => (seat.player === me && !seat.resigned && !seat.kept ? [n] : []))

export const isAsked = (table: Summary, me: string): boolean => ownSeats(table, me).some((seat) => !!table.pending?.includes(seat))

/** The other people there who are asked nothing themselves: they wait for our answer. */
export function waiting(table: Summary, me: string): string[] {
  if (!isAsked(table, me)) return []
  const present = table.seats.filter((seat) => seat.player && seat.player !== me && !seat.resigned && !seat.kept)
  const asked = new Set((table.pending ?? []).map((seat) => table.seats[seat]?.player))
  return [...new Set(present.map((seat) => seat.player!))].filter((player) => !asked.has(player))
}

/** How our time at a table stands; never over, if there is no clock. */
const until = (table: Summary, me: string): number =>
  Math.min(Infinity, ...ownSeats(table, me).map((seat) => table.hurry?.[seat]?.until ?? Infinity))

/** Those that ask us first: where most people wait for us, then where our time is over soonest, then where nothing has
 * happened for longest. Of the others those with news first. */
export const byWaiting =
  (me: string) =>
  (a: Summary, b: Summary): number => {
    const asked = Number(isAsked(b, me)) - Number(isAsked(a, me))
    if (asked || !isAsked(a, me)) return asked || b.changed - a.changed
    const [over, later] = [until(a, me), until(b, me)]
    return waiting(b, me).length - waiting(a, me).length || (over === later ? a.changed - b.changed : over - later)
  }

/** What events call a seat to which another one does something. */
const ROLES = ['defender', 'loser', 'named', 'owner', 'target']
const MOST_NEWS = 3

/** What to tell in a few lines of the events since our last decision: what came to us, or else what happened last. */
export function news(events: GameEvent[], me: number): GameEvent[] {
  const ours = events.filter((event) => event.seat === me || ROLES.some((role) => event[role] === me))
  return ours.length ? ours.slice(-MOST_NEWS) : events.filter((event) => typeof event.seat === 'number').slice(-1)
}
