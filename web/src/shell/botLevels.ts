/** A player's standing against the bots of a game, and the level to try next. */
import type { GamePlayed } from '../server/wire.ts'

export interface Standing {
  level: string
  played: number
  won: number
  /** The level to try next; the level itself: stay there for now. */
  next: string
}

/** More wins than losses in the last games move up, this many losses in a row down. */
const RECENT = 3
const LOSSES = 2
/** A first opponent: plays soundly, and a newcomer who fights can win. */
const FIRST = 'merchant'

/** The last games against bots that all have one level, the latest first. */
function against(games: GamePlayed[], game: string, levels: string[]): { level: string; won: boolean }[] {
  return games.flatMap((each) => {
    const me = each.seats[each.seat]
    const others = each.seats.filter((_, seat) => seat !== each.seat)
    const level = others[0]?.bot ?? ''
    const fair = each.game === game && me && !me.absent && levels.includes(level) && others.every(({ bot }) => bot === level)
    return fair ? [{ level, won: me.place === 1 }] : []
  })
}

/** The player's results at the level played last; null: no games against bots yet. */
export function standingOf(games: GamePlayed[], game: string, levels: string[]): Standing | null {
  const found = against(games, game, levels)
  const level = found[0]?.level
  if (!level) return null
  const here = found.filter((each) => each.level === level)
  const lately = here.slice(0, RECENT)
  const won = lately.filter((each) => each.won).length
  const at = levels.indexOf(level)
  const up = 2 * won > lately.length ? 1 : won === 0 && lately.length >= LOSSES ? -1 : 0
  return { level, played: here.length, won: here.filter((each) => each.won).length, next: levels[at + up] ?? level }
}

/** The level for the next game, by the results so far. */
export function suggestedLevel(games: GamePlayed[], game: string, levels: string[]): string {
  return standingOf(games, game, levels)?.next ?? (levels.includes(FIRST) ? FIRST : (levels[0] ?? ''))
}
