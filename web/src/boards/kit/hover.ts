/** Whether the mouse moved onto a thing, or the thing was drawn under a resting mouse: only the first shows a note. */
let last = { x: -1, y: -1 }
let resting = false

/** The element under the mouse came there by itself. */
export const underRestingMouse = (): boolean => resting

const near = (event: MouseEvent): boolean => event.clientX === last.x && event.clientY === last.y

if (typeof window !== 'undefined') {
  window.addEventListener('mouseover', (event) => (resting = near(event)), true)
  window.addEventListener('pointerdown', (event) => (last = { x: event.clientX, y: event.clientY }), true)
  window.addEventListener(
    'pointermove',
    (event) => {
      const wakes = resting && !near(event)
      last = { x: event.clientX, y: event.clientY }
      if (!wakes) return
      // From the first movement on it counts as hovered.
      resting = false
      for (let at = event.target as Element | null; at; at = at.parentElement) at.dispatchEvent(new MouseEvent('mouseenter'))
    },
    true,
  )
}
