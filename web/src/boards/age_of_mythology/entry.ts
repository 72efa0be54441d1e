import type { BoardEntry } from '../contract.ts'

export default {
  board: () => import('./AgeOfMythologyBoard.svelte'),
  ticker: () => import('./Ticker.svelte'),
  icons: () => import('../icons/age_of_mythology.icons'),
} satisfies BoardEntry
