/** Where on the screen an action is pressed. */
import type { Action } from '../server/wire.ts'

const seen = (element: Element): boolean => (element as HTMLElement).offsetParent !== null
const found = (selector: string): HTMLElement | null => [...document.querySelectorAll<HTMLElement>(selector)].find(seen) ?? null

/** An element of the board to look at or press, by the name of a piece, a zone or a counter; `@send` is a button. */
export function placeNamed(name: string): HTMLElement | null {
  if (name.startsWith('@')) return found(`[data-verb="${CSS.escape(name.slice(1))}"]`)
  const id = CSS.escape(name)
  return found(`[data-ring="${id}"]`) ?? found(`button[data-piece="${id}"]`) ?? found(`[data-piece="${id}"], [data-at="${id}"]`)
}

/** On a small screen: the tab that leads to one of these, if they are not visible. */
export function wayTo(names: readonly string[]): HTMLElement | null {
  const tabs = [...document.querySelectorAll<HTMLElement>('[data-holds]')]
  return tabs.find((tab) => tab.dataset.holds!.split(' ').some((zone) => names.some((name) => `${name}/`.startsWith(`${zone}/`)))) ?? null
}

export function placeOf(action: Action | null): HTMLElement | null {
  if (!action) return null
  const { n, verb, args } = action
  const ids = [
    ...[`offer/${n}`, `draw/${n}`, `trade/${verb}/${args.resource}`, `trade/amount/${args.number}`],
    ...[`answer/${n}`, `line/${action.text}`, `take/${args.card}`, `${verb}/${args.seat}`],
    ...(action.pieces ?? []),
    ...(verb === 'build' ? [`built/0/${args.structure}`] : []),
    ...(verb === 'complete' ? [`wonders/0/${args.wonder}`] : []),
  ]
  for (const id of ids) {
    const piece = found(`button[data-piece="${CSS.escape(id)}"]`)
    if (!piece) continue
    // A chosen card is played with the button beside it.
    if (piece.getAttribute('aria-pressed') === 'true') return found(`[data-verb="${verb}"]`) ?? piece
    return piece
  }
  const answer = found(`[data-action="${n}"]`) ?? wayTo(ids) ?? found(`[data-verb="${verb}"]`)
  return answer ?? found('section.prompt') ?? found('[data-page="answers"]')
}
