import { expect, test } from 'vitest'
import { ROUND_MS, STEP_MS, tempoOf } from './pace.ts'

/** How long a round is shown if an update arrives every few milliseconds. */
function shown(updates: number, every: number, step: number = STEP_MS): number {
  let now = 0
  let watched = 0
  for (let at = 0; at < updates; at += 1) {
    now = Math.max(now, at * every)
    const arrived = every ? Math.min(updates, Math.floor(now / every) + 1) : updates
    const takes = step * tempoOf('brisk', watched, arrived - at - 1)
    now += takes
    watched += takes
  }
  return now
}

test('a few steps get all of their time', () => {
  expect(shown(4, 0)).toBe(4 * STEP_MS)
  expect(tempoOf('brisk', 0, 0)).toBe(1)
})

test.each([15, 30, 60])('%i steps that wait together are over with the round', (updates) => {
  expect(shown(updates, 0)).toBeLessThanOrEqual(ROUND_MS + 1)
  expect(shown(updates, 0, 1.5 * STEP_MS)).toBeLessThan(12_000)
})

test('the last of seventy steps that come one by one is seen soon after it came', () => {
  const every = 150
  expect(shown(70, every) - 70 * every).toBeLessThan(1500)
})

test('the longer it has taken, the quicker; calm stays calm', () => {
  const tempos = [0, 3000, 6000, 8000, 20_000].map((watched) => tempoOf('brisk', watched, 2))
  expect(tempos).toEqual([...tempos].sort((a, b) => b - a))
  expect(tempos.at(-1)).toBeGreaterThan(0)
  expect(tempoOf('calm', 60_000, 50)).toBe(1)
})
