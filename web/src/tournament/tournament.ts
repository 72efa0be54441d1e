/** Names, points and times of tournaments, as they are read. */
import type { Info, TournamentEntrant, TournamentLine, TournamentPage } from '../server/wire.ts'
import { botName } from '../rating/botNames.ts'
import { app, t } from '../shell/app.svelte.ts'

export const tournamentPath = (id: string): string => `/tournament/${id}`

/** The page of the tournament to which a table belongs; empty: none. */
export const tournamentOf = (info: Info): string =>
  info.origin?.kind === 'tournament' && info.origin.tournament ? tournamentPath(info.origin.tournament) : ''

/** Bots of one level are told apart by their numbers. */
export function entrantName(entrant: TournamentEntrant | undefined): string {
  if (!entrant) return ''
  if (entrant.bot) return `${botName(entrant.bot)} ${entrant.number}`
  return entrant.name || t('web-tournament-erased')
}

/** Who is paired under a number: somebody, or a team by the name that it has. */
export const unitName = (found: TournamentPage, entrant: TournamentEntrant | undefined): string =>
  (found.plan.team && entrant?.team) || entrantName(entrant)

/** Those who play under the same name. */
export const teamOf = (found: TournamentPage, entrant: TournamentEntrant | undefined): TournamentEntrant[] =>
  found.plan.team && entrant?.team ? found.entrants.filter((each) => each.team === entrant.team && !each.gone) : []

/** Points in tables won: at most two decimals. */
export const pointsOf = (points: number, win: number): string =>
  new Intl.NumberFormat(app.speech!.language, { maximumFractionDigits: 2 }).format(points / win)

export const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(app.speech!.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** The same in words. */
export const pointsText = (points: number, win: number, key = 'web-tournament-points'): string =>
  t(key, { count: points / win, points: pointsOf(points, win) })

/** What a tie-break says of somebody, for those who have as many points as others. */
export const tieText = (tie: string, value: number, win: number): string =>
  tie === 'wins' || tie === 'rounds' ? t(`web-tournament-tie-${tie}`, { value }) : pointsText(value, win, `web-tournament-tie-${tie}`)

/** How it stands, in a sentence. */
export function stateText(found: TournamentPage | TournamentLine): string {
  const league = 'plan' in found ? found.plan.league : found.league
  const starts = 'plan' in found ? found.plan.starts : found.starts
  if (found.state === 'open') return starts ? t('web-tournament-state-starts', { time: timeOf(starts) }) : t('web-tournament-state-open')
  if (found.state === 'running' && league) return t('web-tournament-state-season', { season: found.round })
  if (found.state === 'running') return t('web-tournament-state-round', { round: found.round, rounds: found.rounds })
  return t(`web-tournament-state-${found.state}`)
}

export const formatText = (format: string | undefined, league: boolean | undefined): string =>
  t(league ? 'web-tournament-format-league' : `web-tournament-format-${format ?? 'swiss'}`)
