/** Where on the screen an action is pressed. */
import type { Action } from '../house/wire.ts'

const seen = (element: Element): boolean => (element as HTMLElement).offsetParent !== null
const found = (selector: string): HTMLElement | null => [...document.querySelectorAll<HTMLElement>(selector)].find(seen) ?? null

export function placeOf(action: Action | null): HTMLElement | null {
  if (!action) return null
  const { n, verb, args } = action
  const ids = [`offer/${n}`, `draw/${n}`, `trade/${verb}/${args.resource}`, `trade/amount/${args.number}`, ...(action.pieces ?? [])]
  for (const id of ids) {
    const piece = found(`button[data-piece="${CSS.escape(id)}"]`)
    if (!piece) continue
    // A card that is chosen is played with the button beside it.
    if (piece.getAttribute('aria-pressed') === 'true') return found(`[data-verb="${verb}"]`) ?? piece
    return piece
  }
  return found(`[data-action="${n}"]`) ?? found(`[data-verb="${verb}"]`) ?? found('section.prompt')
}
