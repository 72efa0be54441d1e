import { expect, it } from 'vitest'
import { clearOf } from './notePosition.ts'

const note = { wide: 290, high: 210 }

it('lies above what others did to us, never over the button that closes it', () => {
  const news = { x: 8, y: 410, right: 382, bottom: 520 }
  expect(clearOf({ left: 92, top: 516, below: false }, note, news)).toEqual({ left: 92, top: 400, below: false })
})
it('stays where the news is elsewhere, or leaves no room above', () => {
  const place = { left: 92, top: 516 }
  expect(clearOf(place, note, { x: 8, y: 600, right: 382, bottom: 700 })).toBe(place)
  expect(clearOf(place, note, { x: 8, y: 72, right: 382, bottom: 520 })).toBe(place)
})
