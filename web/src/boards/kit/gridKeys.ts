/** Grids for the keyboard: one stop for Tab, arrow keys inside. */
import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The next button for an arrow key in a set of rectangles: the nearest in that direction. */
export function nearest(from: number, centres: { x: number; y: number }[], [dx, dy]: [number, number]): number {
  const here = centres[from]!
  let best = from
  let least = Infinity
  centres.forEach(({ x, y }, at) => {
    const ahead = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    if (at === from || ahead <= 1 || aside > ahead * 1.5) return
    const cost = ahead + aside * 3
    if (cost < least) [best, least] = [at, cost]
  })
  return best
}

export const arrows: Attachment<HTMLElement> = (element) => {
  const buttons = (): HTMLButtonElement[] => [...element.querySelectorAll<HTMLButtonElement>('button[data-piece]')]
  const settle = (): void => {
    const all = buttons()
    const stop = all.find((each) => each === document.activeElement) ?? all.find((each) => each.dataset.may) ?? all[0]
    for (const each of all) {
      const wanted = each === stop ? 0 : -1
      if (each.tabIndex !== wanted) each.tabIndex = wanted
    }
  }
  const keys = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const all = buttons()
    const from = all.indexOf(event.target as HTMLButtonElement)
    if (!step || from < 0) return
    const centres = all.map((each) => {
      const box = each.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })
    event.preventDefault()
    all[nearest(from, centres, step)]!.focus()
    settle()
  }
  settle()
  const watch = new MutationObserver(settle)
  watch.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-may'] })
  element.addEventListener('keydown', keys)
  element.addEventListener('focusin', settle)
  return () => {
    watch.disconnect()
    element.removeEventListener('keydown', keys)
    element.removeEventListener('focusin', settle)
  }
}
