/** What the generic table knows of a game beyond its view: sentences that need two things to be looked at together. It
 * explains what is there and never decides what is legal. */
import type { Action, Desk, Piece } from '../../contract.ts'

export interface Lore {
  /** What an action would do or cost. */
  note?(action: Action, desk: Desk): string
  /** Zones whose cards lie open, with what they do, and zones whose pieces are no cards though something is said of them. */
  open?: string[]
  discs?: string[]
  /** The word whose icon shows a piece better than its own. */
  picture?(piece: Piece, desk: Desk): string | null
}

const LORES: Record<string, () => Promise<{ default: Lore }>> = {
  deukalion: () => import('./deukalion.ts'),
  parthenon: () => import('./parthenon.ts'),
}

export const loreOf = async (game: string): Promise<Lore> => (await LORES[game]?.())?.default ?? {}
