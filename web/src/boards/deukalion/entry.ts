import type { BoardEntry } from '../contract.ts'

export default {
  board: () => import('./DeukalionBoard.svelte'),
  ticker: () => import('../generic/Ticker.svelte'),
  icons: () => import('../icons/deukalion.icons'),
} satisfies BoardEntry
