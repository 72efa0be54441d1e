import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { held } from './longPress.ts'

describe('a finger that rests', () => {
  let page: EventTarget
  let piece: EventTarget
  let deeds: number
  let notes: number

  /** As in a browser: first the window, which may stop the event, then the piece. */
  function send(name: string, figures: object = {}): void {
    const event = Object.assign(new Event(name, { cancelable: true }), figures)
    page.dispatchEvent(event)
    if (!event.defaultPrevented) piece.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), figures))
  }
  const finger = { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 }
  function press(ms: number, pointer = finger): void {
    send('pointerdown', pointer)
    vi.advanceTimersByTime(ms)
    send('pointerup', pointer)
    send('click')
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', (page = new EventTarget()))
    piece = new EventTarget()
    deeds = notes = 0
    piece.addEventListener('click', () => deeds++)
    held((event) => void (notes += event.currentTarget === piece ? 1 : 0))(piece as HTMLElement)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([500, 900, 1600, 60_000])('is told what lies there, and lifted after %d ms does nothing', (ms) => {
    press(ms)
    expect([notes, deeds]).toEqual([1, 0])
  })
  it('does something with a short press, also after a long one', () => {
    press(120)
    press(900)
    press(120)
    expect([notes, deeds]).toEqual([1, 2])
  })
  it('is none when it moves on, or when it is a mouse', () => {
    send('pointerdown', finger)
    send('pointermove', { ...finger, clientY: 30 })
    vi.advanceTimersByTime(900)
    press(900, { ...finger, pointerType: 'mouse' })
    expect([notes, deeds]).toEqual([0, 1])
  })
  it('keeps the menu of the browser away, and leaves it to a mouse', () => {
    const menu = new Event('contextmenu', { cancelable: true })
    send('pointerdown', finger)
    piece.dispatchEvent(menu)
    expect(menu.defaultPrevented).toBe(true)
    const another = new Event('contextmenu', { cancelable: true })
    send('pointerdown', { ...finger, pointerType: 'mouse' })
    piece.dispatchEvent(another)
    expect(another.defaultPrevented).toBe(false)
  })
  it('does what it was set on where there is nothing to tell', () => {
    const other = (piece = new EventTarget())
    other.addEventListener('click', () => deeds++)
    held(() => false)(other as HTMLElement)
    press(900)
    expect(deeds).toBe(1)
  })
})
