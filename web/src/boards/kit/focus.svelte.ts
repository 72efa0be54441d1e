/** After a move the focus goes to the next decision: for the keyboard to the first highlighted thing, for everybody
 * else to the prompt, so that no note or announcement is about a thing nobody looks at. A focus elsewhere is left
 * alone. */
import { tick } from 'svelte'
import { ear } from '../../ear/ear.svelte.ts'

let keyed = false
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (keyed = true), true)
  window.addEventListener('pointerdown', () => (keyed = false), true)
}

const seen = (each: HTMLElement): boolean => each.offsetParent !== null

/** `asked` names the question that may be answered now, and is empty if there is none. */
export function focusFollows(root: () => HTMLElement | undefined, asked: () => string): void {
  let answered = ''
  $effect(() => {
    const now = asked()
    if (!now) return
    if (answered && answered !== now)
      void tick().then(() => {
        const board = root()
        if (board) focusNext(board)
      })
    answered = now
  })
}

function focusNext(root: HTMLElement): void {
  if (ear.active) return // its panel keeps the focus
  const now = document.activeElement
  const lost = !now || now === document.body
  if (!lost && (!root.contains(now) || now.matches('[data-may], input, textarea, select') || now.closest('.log, .entry, dialog'))) return
  // Ask as few elements as possible for their position: each request lays out the page.
  const first = (which: string): HTMLElement | undefined =>
    [...root.querySelectorAll<HTMLElement>(`[data-may]:not([disabled])${which}`)].find(seen)
  const next = keyed ? (first(':is(.glow, .go)') ?? first('')) : undefined
  const there = next ?? root.querySelector<HTMLElement>('.prompt')
  there?.focus({ preventScroll: !keyed })
}
