/** Dragging: a piece is taken to where it is to go. What it may be let go on are the pieces its actions are about, and
 * places that take its kind of action (`data-drop="build"`). A long press without moving tells what it is. */
import type { Attachment } from 'svelte/attachments'
import type { Action } from '../contract.ts'
import type { Game } from './game.svelte.ts'

const FAR_PX = 8
const LONG_MS = 480

/** The action that letting go over an element means. */
export function dropped(element: Element | null, actions: Action[]): Action | undefined {
  for (let at = element; at; at = at.parentElement) {
    const { piece, drop } = (at as HTMLElement).dataset ?? {}
    const found = actions.find((action) => (piece && action.pieces?.includes(piece)) || drop?.split(' ').includes(action.verb))
    if (found) return found
  }
  return undefined
}

/** `actions` says what the piece could be dragged for, when it is taken up; `held` answers a long press. */
export function draggable(g: Game, actions: () => Action[], held?: (event: Event, element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    let ghost: HTMLElement | null = null
    let start: PointerEvent | null = null
    let resting: ReturnType<typeof setTimeout> | undefined
    let offered: Action[] = []

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      start = event
      offered = actions()
      if (event.pointerType !== 'mouse' && held)
        resting = setTimeout(() => {
          quiet()
          held(event, element)
          end()
        }, LONG_MS)
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', end)
      window.addEventListener('keydown', abandon)
    }
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY]
      if (!ghost && Math.hypot(dx, dy) < FAR_PX) return
      clearTimeout(resting)
      if (!offered.length) return end()
      if (!ghost) lift()
      ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`
      const over = dropped(under(event), offered)
      ghost!.classList.toggle('lands', !!over)
    }
    const lift = (): void => {
      const box = element.getBoundingClientRect()
      ghost = element.cloneNode(true) as HTMLElement
      ghost.removeAttribute('data-piece')
      ghost.setAttribute('aria-hidden', 'true')
      ghost.classList.add('aom-ghost')
      ghost.classList.remove('glow')
      Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` })
      ;(element.closest('[data-culture]') ?? element.parentElement)!.append(ghost)
      element.classList.add('lifted')
      g.dragged = offered
      g.notes.silence()
    }
    const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY)
    const up = (event: PointerEvent): void => {
      const action = ghost ? dropped(under(event), offered) : undefined
      if (ghost) quiet()
      end()
      if (action) void g.choose(action)
    }
    /** The click that ends a drag or a long press is none. */
    const quiet = (): void => {
      const swallow = (event: Event): void => {
        event.stopPropagation()
        event.preventDefault()
      }
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 350)
    }
    const abandon = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end()
    }
    const end = (): void => {
      clearTimeout(resting)
      start = null
      ghost?.remove()
      ghost = null
      element.classList.remove('lifted')
      if (g.dragged.length) g.dragged = []
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', abandon)
    }
    element.addEventListener('pointerdown', down)
    return () => {
      end()
      element.removeEventListener('pointerdown', down)
    }
  }
}
