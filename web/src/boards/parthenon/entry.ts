import type { BoardEntry } from '../contract.ts'

export default {
  board: () => import('./ParthenonBoard.svelte'),
  ticker: () => import('../generic/Ticker.svelte'),
  icons: () => import('../icons/parthenon.icons'),
} satisfies BoardEntry
