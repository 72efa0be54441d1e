/** Attention to a thing: the mouse enters it, it gets the keyboard's focus, or a finger rests on it. */
import type { Attachment } from 'svelte/attachments'
import { held } from './longPress.ts'

interface Attention {
  look(element: HTMLElement, event: Event): void
  leave(): void
  /** False if there is nothing to tell. Without it something else handles a long press. */
  rest?(element: HTMLElement): unknown
}

export function attention({ look, leave, rest }: Attention): Attachment<HTMLElement> {
  return (element) => {
    const come = (event: Event): void => look(element, event)
    const unheld = rest && held(() => rest(element))(element)
    const heard: [string, EventListener][] = [
      ['mouseenter', come],
      ['focus', come],
      ['mouseleave', leave],
      ['blur', leave],
    ]
    for (const [name, listener] of heard) element.addEventListener(name, listener)
    return () => {
      unheld?.()
      for (const [name, listener] of heard) element.removeEventListener(name, listener)
    }
  }
}
