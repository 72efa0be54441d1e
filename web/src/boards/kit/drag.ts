/** Dragging: a piece is taken to its goal. A long press without moving shows its note. */
import type { Attachment } from 'svelte/attachments'
import { held, swallowClick } from './longPress.ts'

const FAR_PX = 8

export interface Drag<T> {
  /** The drag starts: whether the piece may be carried anywhere now. */
  take(): boolean
  /** The meaning of a drop on an element; undefined if it has none. */
  over(element: Element | null): T | null | undefined
  drop(target: T): void
  /** The piece is being dragged, or no longer. */
  flies?(flying: boolean): void
  /** A finger rests on the piece. */
  held?(event: Event): void
}

export function draggable<T>(drag: Drag<T>): Attachment<HTMLElement> {
  return (element) => {
    let ghost: HTMLElement | null = null
    let start: PointerEvent | null = null
    let free = false

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      start = event
      free = drag.take()
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', end)
      window.addEventListener('keydown', abandon)
    }
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY]
      if (!ghost && Math.hypot(dx, dy) < FAR_PX) return
      if (!free) return end()
      if (!ghost) lift()
      ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`
      ghost!.classList.toggle('lands', !!drag.over(under(event)))
    }
    const lift = (): void => {
      const box = element.getBoundingClientRect()
      ghost = element.cloneNode(true) as HTMLElement
      ghost.removeAttribute('data-piece')
      ghost.setAttribute('aria-hidden', 'true')
      ghost.classList.add('ghost')
      ghost.classList.remove('glow')
      Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` })
      ghost.dataset.flight = ''
      ghost.popover = 'manual'
      ;(element.closest('[data-culture]') ?? element.parentElement)!.append(ghost)
      ghost.showPopover()
      element.classList.add('lifted')
      drag.flies?.(true)
    }
    const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY)
    const up = (event: PointerEvent): void => {
      const target = ghost ? drag.over(under(event)) : null
      if (ghost) swallowClick()
      end()
      if (target) drag.drop(target)
    }
    const abandon = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end()
    }
    const end = (): void => {
      start = null
      if (ghost) drag.flies?.(false)
      ghost?.remove()
      ghost = null
      element.classList.remove('lifted')
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', abandon)
    }
    const rest = (event: Event): void => {
      end()
      drag.held!(event)
    }
    const unheld = drag.held && held(rest)(element)
    element.addEventListener('pointerdown', down)
    return () => {
      end()
      unheld?.()
      element.removeEventListener('pointerdown', down)
    }
  }
}
