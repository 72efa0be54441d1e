/** Which game is shown on which board. A game that is not listed, or has no board of its own, gets the generic table. */
import type { BoardEntry } from './contract.ts'

const generic = {
  board: () => import('./generic/GenericBoard.svelte'),
  ticker: () => import('./generic/Ticker.svelte'),
}

export const GENERIC: BoardEntry = { ...generic, icons: async () => ({ default: {} }) }

export const BOARDS: Record<string, BoardEntry> = {
  age_of_mythology: {
    board: () => import('./age_of_mythology/AgeOfMythologyBoard.svelte'),
    ticker: () => import('./age_of_mythology/Ticker.svelte'),
    icons: () => import('./icons/age_of_mythology.icons'),
  },
  parthenon: {
    board: () => import('./parthenon/ParthenonBoard.svelte'),
    ticker: () => import('./generic/Ticker.svelte'),
    icons: () => import('./icons/parthenon.icons'),
  },
  deukalion: {
    board: () => import('./deukalion/DeukalionBoard.svelte'),
    ticker: () => import('./generic/Ticker.svelte'),
    icons: () => import('./icons/deukalion.icons'),
  },
}

export const boardOf = (game: string): BoardEntry => BOARDS[game] ?? GENERIC
