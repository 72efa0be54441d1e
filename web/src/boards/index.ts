/** Which game uses which board, by its manifest. A board of ours is a folder with an `entry.ts`; one from outside is a
 * built module at an address of the server; a game without either gets the generic table. */
import type { BoardEntry } from './contract.ts'

const noIcons = async (): Promise<{ default: Record<string, string> }> => ({ default: {} })
const ticker: BoardEntry['ticker'] = () => import('./generic/Ticker.svelte')

export const GENERIC: BoardEntry = { board: () => import('./generic/GenericBoard.svelte'), ticker, icons: noIcons }
const OUTSIDE: BoardEntry = { board: () => import('./outside/OutsideBoard.svelte'), ticker, icons: noIcons }
const OURS = import.meta.glob<BoardEntry>('./*/entry.ts', { eager: true, import: 'default' })

/** `?plain` after a table's address asks for the generic table, to compare a game's own board with it. */
const plain = new URLSearchParams(location.search).has('plain')

export function boardOf(board = ''): BoardEntry {
  if (plain) return GENERIC
  return board.endsWith('.js') ? OUTSIDE : (OURS[`./${board}/entry.ts`] ?? GENERIC)
}
