/** Moves an element to the end of the page: `fixed` then refers to the screen, even if its original parent moves. */
import type { Attachment } from 'svelte/attachments'

export const atTop: Attachment<HTMLElement> = (node) => {
  document.body.append(node)
  return () => node.remove()
}
