/** Dates, results and the text to share of deals of the day. A day is a date by UTC. */
import type { DailyDeal, Info, MyTry } from '../server/wire.ts'

const MS = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
export const dayAfter = (day: string, days = 1): string => new Date(at(day) + days * MS).toISOString().slice(0, 10)
export const written = (day: string, language: string, style: 'full' | 'medium' = 'full'): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: style, timeZone: 'UTC' }).format(at(day))

/** The weeks of a month, Monday first; days of other months are empty. */
export function weeks(month: string): string[][] {
  const first = `${month}-01`
  const before = (new Date(at(first)).getUTCDay() + 6) % 7
  const days: string[] = Array.from({ length: before }, () => '')
  for (let day = first; day.startsWith(month); day = dayAfter(day)) days.push(day)
  while (days.length % 7) days.push('')
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Hours and minutes until then; nothing is left of a time that is over. */
export function left(until: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

export const pathOf = (game: string, day: string): string => `/daily/${game}/${day}`

/** The page of the deal that a table plays; empty if it plays none. */
export const dailyOf = (info: Info): string => (info.origin?.kind === 'daily' && info.origin.day ? pathOf(info.game, info.origin.day) : '')

/** What became of a try, as part of a message's name. */
export const stateOf = (mine: MyTry | null): string => (mine === null ? 'new' : mine.state || 'going')
export const won = (mine: MyTry | null): boolean => mine?.state === 'counted' && mine.place === 1

/** A row of squares that says how many of the others did worse, and nothing of the deal. */
export const squares = (beats: number): string => {
  const full = Math.round(beats / 20)
  return '🟧'.repeat(full) + '⬜'.repeat(5 - full)
}

/** The lines to share: they say nothing of the deal. */
export function lines(found: DailyDeal, title: string, result: string, beaten: string, address: string): string {
  const compared = found.ranked && found.of > 1
  return [title, result, ...(compared ? [`${squares(found.beats)} ${beaten}`] : []), address].join('\n')
}
