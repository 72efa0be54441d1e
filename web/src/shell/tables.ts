/** The facts about a table in a list. */
import type { Summary } from '../server/wire.ts'
import { hour } from '../table/timeOfDay.ts'
import { app, NAMES, t } from './app.svelte.ts'
import { settings } from './settings.svelte.ts'

export const isMine = (table: Summary, seat: number): boolean => table.seats[seat]?.player === app.me?.id
/** Whether all other players are bots. */
export const alone = (table: Summary): boolean => table.seats.every((each, seat) => !each.player || isMine(table, seat))
export const mySeats = (table: Summary): number[] => table.seats.flatMap((_, seat) => (isMine(table, seat) ? [seat] : []))
/** Whether a round of a tournament waits for us to say that we are there. */
export const called = (table: Summary): boolean =>
  table.status === 'open' && !!table.tournament && mySeats(table).some((seat) => !table.seats[seat]!.ready)
export const myMove = (table: Summary): boolean =>
  called(table) || (table.status === 'running' && !table.aside && (table.pending ?? []).some((seat) => isMine(table, seat)))
/** When our time at a table is up; never, if there is no clock. */
const timeOver = (table: Summary): number =>
  myMove(table) ? Math.min(Infinity, ...mySeats(table).map((seat) => table.hurry?.[seat]?.until ?? Infinity)) : Infinity
/** Those that wait for us first, of these the ones with the least time, then the most recently changed. */
export function byUrgency(a: Summary, b: Summary): number {
  const [over, later] = [timeOver(a), timeOver(b)]
  return Number(myMove(b)) - Number(myMove(a)) || (over === later ? b.changed - a.changed : over - later)
}

/** The name of a player at a table: people by their names, unless they wanted to be forgotten. */
export function calledAt(there: Summary['seats'][number] | undefined, seat: number): string {
  if (there?.bot) return there.bot.name || NAMES[seat % NAMES.length]!
  return there?.name || (there?.player ? t('web-profile-somebody') : '')
}

export const nameOf = (table: Summary, seat: number): string => calledAt(table.seats[seat], seat)

export function withWhom(table: Summary): string {
  // People who share this device are listed by name, too, and so are those named in a record.
  const own = mySeats(table).length
  const others = table.seats.filter((seat) => (own > 1 || seat.player !== app.me?.id) && (seat.player || seat.bot || seat.name))
  const names = others.filter((seat) => !seat.bot).map((seat) => seat.name || t('web-profile-somebody'))
  const bots = others.filter((seat) => seat.bot).length
  if (names.length && bots) return t('web-with-people-and-bots', { people: app.speech!.listing(names), bots })
  if (names.length) return t('web-with-people', { people: app.speech!.listing(names) })
  return bots ? t('web-with-bots', { bots }) : t('web-with-nobody')
}

export function moment({ moment: at }: Summary): string {
  if (at?.year) return t('web-at-season', { year: at.year, season: at.season ?? 1 })
  return at?.turn ? t('web-at-turn', { turn: at.turn }) : ''
}

export function whoseMove(table: Summary): string {
  if (called(table)) return t('web-tournament-your-turn')
  if (table.status === 'open') return t('web-not-begun')
  if (table.status !== 'running' || !table.pending?.length) return ''
  const over = timeOver(table)
  if (over < Infinity) return t('web-your-move-until', { time: hour(over - app.skew, settings.manner.language) })
  if (myMove(table)) return t('web-your-move')
  return t('web-their-move', { names: app.speech!.listing(table.pending.map((seat) => nameOf(table, seat))), count: table.pending.length })
}

/** Turn, whose move, when; unknown parts are left out. */
export const standing = (table: Summary): string =>
  [moment(table), whoseMove(table), hour(table.changed, settings.manner.language)].filter(Boolean).join(' · ')
