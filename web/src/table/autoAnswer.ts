/** When the table answers by itself: the same question as `own_answer` in petteia/tables/table/timers.py. */
import { WINDOW_MS, type Action, type Effect, type Info, type View } from '../server/wire.ts'

/** With less time than this nobody could press anything anyway. */
const PRESSABLE_MS = 1000

/** Whether the table is about to answer for the seat, but leaves it time to object. */
export function answersItself(info: Pick<Info, 'settings'>, view: Pick<View, 'actions' | 'prompt' | 'undo'>, ordered: boolean): boolean {
  if (view.undo || (info.settings.window_ms ?? WINDOW_MS) < PRESSABLE_MS) return false
  return view.actions.length === 1 || (ordered && !!view.prompt.passable)
}

/** The answer to a question that leaves no choice, while something before it could still be taken back: the table
 * then leaves it to us. `formal` are prompts that only go on; a payment has one answer if only one kind of card can
 * pay it. Any other is given if we are certainly asked next, so that undo still goes back through it. */
export function onlyAnswer(
  view: Pick<View, 'actions' | 'prompt' | 'undo' | 'seat'>,
  formal: ReadonlySet<string> | undefined,
  effect: Effect | null = null,
): Action | null {
  const [only, ...others] = view.actions
  if (!only || others.length || !view.undo || view.prompt.batch) return null
  const again = !!effect?.certain && effect.asks?.length === 1 && effect.asks[0] === view.seat
  return formal?.has(view.prompt.key) || view.prompt.key.startsWith('pay_') || again ? only : null
}
