/** Standing orders: what a seat may have passed without being asked, and when the table answers by itself. */
import type { Info, View } from '../house/wire.ts'

/** The prompts that a standing order covers, by game: its steps that are `passable`. */
export const COVERED: Record<string, string[]> = {
  deukalion: ['after_roll', 'after_placing'],
  parthenon: ['free_action'],
}

/** How long a window stays open if the table says nothing else: `Settings` in petteia/tables/journal.py. */
const WINDOW_MS = 1500
/** Whoever has less time than this cannot press anything anyhow. */
const PRESSABLE_MS = 1000

/** Whether a game has moments that a standing order covers. */
export const hasOrders = (game: string): boolean => game in COVERED

/** Whether the table is about to answer for the seat that owes this, and leaves it the time to object. It is the same
 * question as `own_answer` in petteia/tables/dues.py. */
export function answersItself(info: Pick<Info, 'game' | 'settings'>, view: Pick<View, 'actions' | 'prompt' | 'undo'>, ordered: boolean): boolean {
  if (view.undo || (info.settings.window_ms ?? WINDOW_MS) < PRESSABLE_MS) return false
  return view.actions.length === 1 || (ordered && !!COVERED[info.game]?.includes(view.prompt.key))
}
