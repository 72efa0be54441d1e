/** When the table answers by itself: the same question as `own_answer` in petteia/tables/table/timers.py. */
import { WINDOW_MS, type Action, type Info, type View } from '../server/wire.ts'

/** Whoever has less time than this cannot press anything anyhow. */
const PRESSABLE_MS = 1000

/** Whether the table is about to answer for the seat that owes this, and leaves it the time to object. */
export function answersItself(info: Pick<Info, 'settings'>, view: Pick<View, 'actions' | 'prompt' | 'undo'>, ordered: boolean): boolean {
  if (view.undo || (info.settings.window_ms ?? WINDOW_MS) < PRESSABLE_MS) return false
  return view.actions.length === 1 || (ordered && !!view.prompt.passable)
}

/** The answer to a question that leaves no choice, while something before it could still be taken back: the table leaves it to us
 * then. `formal` are prompts that only go on; a payment has one answer if one kind of card can be paid with. */
export function onlyAnswer(view: Pick<View, 'actions' | 'prompt' | 'undo'>, formal: ReadonlySet<string> | undefined): Action | null {
  const [only, ...others] = view.actions
  if (!only || others.length || !view.undo || view.prompt.batch) return null
  return formal?.has(view.prompt.key) || view.prompt.key.startsWith('pay_') ? only : null
}
