/** Where a piece may be dropped: on the pieces its actions are about, and on places that take its kind of action
 * (`data-drop="build"`). */
import type { Attachment } from 'svelte/attachments'
import type { Action } from '../contract.ts'
import { draggable as carried } from '../kit/drag.ts'
import type { Game } from './game.svelte.ts'

/** The action that a drop on an element means. */
export function dropped(element: Element | null, actions: Action[]): Action | undefined {
  for (let at = element; at; at = at.parentElement) {
    const { piece, drop } = (at as HTMLElement).dataset ?? {}
    const found = actions.find((action) => (piece && action.pieces?.includes(piece)) || drop?.split(' ').includes(action.verb))
    if (found) return found
  }
  return undefined
}

/** `actions` lists what the piece could be dragged for, when the drag starts; `held` handles a long press. */
export function draggable(g: Game, actions: () => Action[], held?: (event: Event) => void): Attachment<HTMLElement> {
  let offered: Action[] = []
  return carried<Action>({
    take: () => (offered = actions()).length > 0,
    over: (element) => dropped(element, offered),
    drop: (action) => void g.choose(action),
    flies: (flying) => {
      g.dragged = flying ? offered : []
      if (flying) g.notes.close()
    },
    held,
  })
}
