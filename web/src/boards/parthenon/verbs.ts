/** Where on the board verbs and prompts are answered. */
/** Verbs that pick cards one by one. */
export const PICKS = new Set(['give', 'donate', 'take', 'forgo'])
/** Prompts that take any cards of a place, in whatever order the server asks for them. */
export const ANY_CARDS = new Set(['donate', 'lose_cargo', 'surplus_cargo'])
/** Cards lost there are gone for good: the player sees them once more before they go. */
export const FOR_GOOD = new Set(['discard', 'lose_cargo', 'surplus_cargo'])
/** Prompts after which the next question is ours again, so that their answer can be taken back. */
export const COMES_BACK = new Set(['exchange_give', 'exchange_take', 'pay_any_basic', 'pay_other_basic'])
/** Why a card cannot be picked first, though it can be together with others. */
export const ONLY_TOGETHER = new Set(['in_order', 'would_not_do'])
export const WILD = new Set(['other_basic', 'any_basic'])
export const ON_TEMPLE = new Set(['build', 'raze', 'silence', 'post', 'idle', 'plan', 'complete'])
export const ON_MAP = new Set(['look', 'close', 'divert'])
export const LOADING = new Set(['destination', 'load'])
/** These have no place on the table: they are pressed at the prompt. */
export const AT_PROMPT = new Set([
  'done',
  'wait',
  'none',
  'keep_army',
  'return_army',
  'bear',
  'gift',
  'finish',
  'go_on',
  'pay_off',
  'open',
  'leave',
  'next',
  'send',
  'drop',
  'withdraw',
])
export const ON_FLOOR = new Set(['draft', 'counter', 'accept', 'decline', 'withdraw'])
