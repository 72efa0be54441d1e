/** The server's description of its games: each brings its own icon, sentence, picture and board. */
import { BEARERS, type BotSpec, type CharacterInfo, type GameInfo } from '../server/wire.ts'
import { shell } from '../look/icons.ts'
import { app, t } from './app.svelte.ts'
import { settings } from './settings.svelte.ts'

export const gameOf = (id: string): GameInfo | undefined => app.server?.games.find((game) => game.id === id)

/** The picture of a game. */
export const markOf = (id: string): string => {
  const icon = gameOf(id)?.icon ?? ''
  return icon in shell ? icon : 'amphora'
}

/** The subject of a game, in a sentence. */
export const sentenceOf = (game: GameInfo): string => game.about?.[settings.manner.language] ?? game.about?.en ?? t('web-about-any')

export const titleOf = (id: string): string => gameOf(id)?.title ?? id

/** Any character that nobody at the table has yet. */
export const SURPRISE = 'surprise'

/** The characters that a bot of a level may have in a game. */
export const charactersFor = (game: GameInfo | undefined, level: string): CharacterInfo[] =>
  BEARERS.includes(level) ? (game?.characters ?? []) : []

/** The character of a bot at a table; undefined if it has none, or one that is no longer known. */
export const characterOf = (game: string, bot: BotSpec | undefined): CharacterInfo | undefined =>
  gameOf(game)?.characters?.find((each) => each.name === bot?.settings?.character)
