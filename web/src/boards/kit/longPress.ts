/** A finger resting on a thing shows its note. Lifting it then does nothing, however long it has rested. */
import type { Attachment } from 'svelte/attachments'

const FAR_PX = 8
const LONG_MS = 480
/** A browser sends the click of a press immediately after it; a later one is another click. */
const AFTER_MS = 350
/** Runs before anything on the page gets the event. */
const FIRST = { capture: true }

/** The click that ends the current press counts for nothing, wherever it lands: the pressed element may have been
 * redrawn. */
export function swallowClick(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation()
    event.preventDefault()
    over()
  }
  const lifted = (): void => void (timer = setTimeout(over, AFTER_MS))
  const over = (): void => {
    clearTimeout(timer)
    window.removeEventListener('click', swallow, FIRST)
    for (const name of ['pointerup', 'pointercancel']) window.removeEventListener(name, lifted, FIRST)
    for (const name of ['pointerdown', 'keydown']) window.removeEventListener(name, over, FIRST)
  }
  window.addEventListener('click', swallow, FIRST)
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, lifted, FIRST)
  for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, over, FIRST)
}

/** `tell` is called, with an event on the element, when a finger has rested there; it returns false if there was
 * nothing to tell, and the press then counts as a press. */
export function held(tell: (event: Event) => unknown): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let finger = false
    const down = (event: PointerEvent): void => {
      end()
      finger = event.pointerType !== 'mouse'
      if (!finger || !event.isPrimary) return
      start = event
      timer = setTimeout(() => {
        start = null
        let told: unknown
        element.addEventListener('rested', (rested) => (told = tell(rested)), { once: true })
        element.dispatchEvent(new Event('rested'))
        if (told !== false) swallowClick()
      }, LONG_MS)
    }
    const move = (event: PointerEvent): void => {
      if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= FAR_PX) end()
    }
    const end = (): void => {
      clearTimeout(timer)
      start = null
    }
    /** If a browser has a menu for a resting finger, the note replaces it. */
    const menu = (event: Event): void => {
      if (!finger) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const heard: [string, EventListener, typeof FIRST?][] = [
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', end],
      ['pointercancel', end],
      ['contextmenu', menu, FIRST],
    ]
    for (const [name, listener, capture] of heard) element.addEventListener(name, listener, capture)
    return () => {
      end()
      for (const [name, listener, capture] of heard) element.removeEventListener(name, listener, capture)
    }
  }
}
