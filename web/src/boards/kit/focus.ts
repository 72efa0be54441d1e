/** After a move focus goes on to where the next decision is: for the keyboard to the first thing that beckons, for everybody else
 * to the prompt, so that nothing is said or shown of a thing that nobody looks at. Whoever is busy elsewhere is left alone. */
let keyed = false
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (keyed = true), true)
  window.addEventListener('pointerdown', () => (keyed = false), true)
}

const seen = (each: HTMLElement): boolean => each.offsetParent !== null

export function focusNext(root: HTMLElement): void {
  const now = document.activeElement
  const lost = !now || now === document.body
  if (!lost && (!root.contains(now) || now.matches('[data-may], input, textarea, select') || now.closest('.log, dialog'))) return
  const may = [...root.querySelectorAll<HTMLElement>('[data-may]:not([disabled])')].filter(seen)
  const next = may.find((each) => each.matches('.glow, .go')) ?? may[0]
  const prompt = root.querySelector<HTMLElement>('.prompt')
  const there = keyed ? (next ?? prompt) : prompt
  there?.focus({ preventScroll: !keyed })
}
