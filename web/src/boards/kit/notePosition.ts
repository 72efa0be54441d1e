/** Where a note stands: below things high on the page, above others. A note about something in the sheet of a small
 * screen stands above the sheet, and one about something in or below the prompt stands above the prompt, so that the
 * question stays readable and its answers pressable. */
const APART = 10
/** The room that a note needs above a sheet. */
const LEAST = 170

export function beside(element: Element, wide: number, high: number): { left: number; top: number; below: boolean } {
  const place = standing(element, wide, high)
  const news = document.querySelector('section.digest')?.getBoundingClientRect()
  return news && !place.below ? clearOf(place, { wide, high }, news) : place
}

/** Above the digest, if a note would cover it and the button that closes it. */
export function clearOf<Place extends { left: number; top: number }>(
  place: Place,
  note: { wide: number; high: number },
  news: { x: number; y: number; right: number; bottom: number },
): Place {
  const over = place.left < news.right && place.left + note.wide > news.x && place.top > news.y && place.top - note.high < news.bottom
  return over && news.y > LEAST ? { ...place, top: news.y - APART } : place
}

function standing(element: Element, wide: number, high: number): { left: number; top: number; below: boolean } {
  const box = element.getBoundingClientRect()
  const left = Math.max(8, Math.min(innerWidth - wide - 8, box.x + box.width / 2 - wide / 2))
  const sheet = element.closest('.sheet')?.getBoundingClientRect()
  if (sheet && sheet.y > LEAST) return { left, top: sheet.y - APART, below: false }
  const below = box.y < high
  const asked = element.closest('.kit')?.querySelector('section.prompt')?.getBoundingClientRect()
  const over = asked && left < asked.right && left + wide > asked.x && box.bottom > asked.y
  if (over && !below && asked.y > LEAST) return { left, top: asked.y - APART, below }
  return { left, top: below ? box.bottom + APART : box.y - APART, below }
}

/** The element as it is now: it may have been redrawn. Undefined if it is gone. */
export function drawnAnew(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element
  const id = element.dataset.piece
  return id ? document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`) : null
}

/** Whether the mouse or the focus is still on a thing, even if it was redrawn. When another thing loses the mouse or
 * the focus, that says nothing about this one. */
export const lookedAt = (element: HTMLElement): boolean => !!drawnAnew(element)?.matches(':hover, :focus-visible')
