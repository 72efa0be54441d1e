import { expect, test } from 'vitest'
import type { DailyDeal } from '../server/wire.ts'
import { dayAfter, left, lines, monthAfter, squares, weeks } from './daily.ts'

test('days and months follow one another by UTC', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})

test('a month has whole weeks that begin on Monday', () => {
  const found = weeks('2026-11')
  expect(found.every((week) => week.length === 7)).toBe(true)
  expect(found[0]![6]).toBe('2026-11-01')
  expect(found.flat().filter(Boolean).length).toBe(30)
})

test('what is left of a day', () => {
  expect(left(3_600_000 * 5 + 1, 0)).toEqual({ hours: 5, minutes: 1 })
  expect(left(0, 1)).toEqual({ hours: 0, minutes: 0 })
})

test('what is shared says nothing of the deal', () => {
  expect(squares(83)).toBe('🟧🟧🟧🟧⬜')
  const found = { ranked: true, of: 7, beats: 100 } as DailyDeal
  expect(lines(found, 'A', 'B', 'C', 'D')).toBe('A\nB\n🟧🟧🟧🟧🟧 C\nD')
  expect(lines({ ...found, ranked: false }, 'A', 'B', 'C', 'D')).toBe('A\nB\nD')
})
