import { describe, expect, it } from 'vitest'
import { berth, berths, clearest } from './cardPlacement.ts'

const page = { width: 390, height: 844 }
const card = { width: 374, height: 220 }

describe('the place of the card', () => {
  it('leaves free what is rung', () => {
    const low = { x: 10, y: 700, width: 100, height: 100 }
    const high = { x: 10, y: 80, width: 100, height: 100 }
    expect(berth(card, low, page, null).y + card.height).toBeLessThan(low.y)
    expect(berth(card, high, page, null).y).toBeGreaterThan(high.y + high.height)
  })
  it('stays where it is as long as that is free', () => {
    const ring = { x: 10, y: 400, width: 50, height: 50 }
    const now = berths(card, page)[2]!
    expect(berth(card, ring, page, now)).toEqual(now)
  })
  it('leaves free what is rung and what may be pressed', () => {
    const desk = { width: 1440, height: 900 }
    const bar = { x: 288, y: 596, width: 632, height: 126 }
    const anchors = [0, 1, 2].map((n) => ({ x: 514 + n * 68, y: 146, width: 62, height: 62 }))
    const place = clearest({ width: 400, height: 190 }, bar, anchors, desk)
    for (const each of [bar, ...anchors]) {
      const beside = place.x + 400 <= each.x || place.x >= each.x + each.width
      expect(beside || place.y + 190 <= each.y || place.y >= each.y + each.height).toBe(true)
    }
    expect(clearest(card, { x: 10, y: 700, width: 100, height: 100 }, [], page).y).toBeLessThan(500)
  })
  it('leaves free what can be answered, if it can', () => {
    const wide = { width: 1440, height: 900 }
    const ring = { x: 480, y: 770, width: 90, height: 110 }
    const sail = { x: 990, y: 680, width: 420, height: 44 }
    const place = berth({ width: 300, height: 300 }, ring, wide, null, [sail])
    expect(place.x + place.width <= sail.x || place.y + place.height <= sail.y).toBe(true)
    const full = { x: 0, y: 60, width: 1440, height: 400 }
    expect(berth({ width: 300, height: 300 }, full, wide, null, [sail]).y, 'what is rung counts more').toBeGreaterThan(full.y + 399)
  })
  it('stands where nothing is played with, from the first', () => {
    const wide = { width: 1440, height: 900 }
    const missions = [0, 1, 2].map((n) => ({ x: 950 + n * 155, y: 660, width: 145, height: 180 }))
    expect(berth({ width: 300, height: 260 }, null, wide, null, [], missions).x).toBeLessThan(100)
  })
  it('covers as little as it can of what fills the page', () => {
    const all = { x: 0, y: 200, width: 390, height: 644 }
    expect(berth(card, all, page, null).y).toBe(60)
  })
})
