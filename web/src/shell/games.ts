/** The server's description of its games: each brings its own icon, sentence, picture and board. */
import type { GameInfo } from '../server/wire.ts'
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
