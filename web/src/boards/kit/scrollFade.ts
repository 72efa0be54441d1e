/** Scrollable things show at which ends there is more: a row fades out at its sides, a column at the bottom. */
import type { Attachment } from 'svelte/attachments'

const NEARLY = 4

export const more: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const { scrollLeft, clientWidth, scrollWidth, scrollTop, clientHeight, scrollHeight } = element
    element.toggleAttribute('data-before', scrollLeft > NEARLY)
    element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - NEARLY)
    element.toggleAttribute('data-below', scrollTop + clientHeight < scrollHeight - NEARLY)
  }
  // The content may grow while the element keeps its size. Checking after layout costs no layout of its own.
  const size = new ResizeObserver(look)
  const watch = (): void => {
    for (const each of [element, ...element.children]) size.observe(each)
  }
  watch()
  const change = new MutationObserver(watch)
  change.observe(element, { childList: true })
  element.addEventListener('scroll', look, { passive: true })
  return () => {
    size.disconnect()
    change.disconnect()
    element.removeEventListener('scroll', look)
  }
}
