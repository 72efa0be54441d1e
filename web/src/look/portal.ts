/** Moves an element to the end of the page: what is `fixed` there is fixed to the screen, whatever it was written in moves. */
import type { Attachment } from 'svelte/attachments'

export const atTop: Attachment<HTMLElement> = (node) => {
  document.body.append(node)
  return () => node.remove()
}
