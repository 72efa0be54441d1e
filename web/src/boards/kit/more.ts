/** A row that can be pushed sideways says at which end there is more: it fades out there. */
import type { Attachment } from 'svelte/attachments'

const NEARLY = 4

export const more: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = element
    element.toggleAttribute('data-before', scrollLeft > NEARLY)
    element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - NEARLY)
  }
  const size = new ResizeObserver(look)
  size.observe(element)
  const change = new MutationObserver(look)
  change.observe(element, { childList: true })
  element.addEventListener('scroll', look, { passive: true })
  return () => {
    size.disconnect()
    change.disconnect()
    element.removeEventListener('scroll', look)
  }
}
