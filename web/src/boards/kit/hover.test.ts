import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('looks at nothing that was drawn under a resting mouse, until the mouse moves', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('MouseEvent', Event)
  vi.resetModules()
  const { underRestingMouse } = await import('./hover.ts')
  const piece = Object.assign(new EventTarget(), { parentElement: null })
  let entered = 0
  piece.addEventListener('mouseenter', () => entered++)
  const send = (name: string, x: number): void => {
    const event = Object.assign(new Event(name), { clientX: x, clientY: 5 })
    Object.defineProperty(event, 'target', { value: piece })
    page.dispatchEvent(event)
  }
  send('mouseover', 10)
  send('pointermove', 10)
  expect([underRestingMouse(), entered]).toEqual([false, 0]) // it was moved there
  send('mouseover', 10)
  expect(underRestingMouse()).toBe(true) // drawn anew where it rests
  send('pointermove', 12)
  expect([underRestingMouse(), entered]).toEqual([false, 1])
})
