import { expect, test } from 'vitest'
import { causeOf, moved, pointsOf, stairs } from './curve.ts'

const swing = (line: number, chance: number, turning = false) => ({
  line,
  chances: [chance, 1000 - chance],
  change: [chance - 500, 500 - chance],
  luck: [0, 0],
  turning,
})

test('a point for every update, and of several lines in one the last', () => {
  const seen = { begin: [500, 500], swings: [swing(3, 600), swing(4, 700, true), swing(5, 650), swing(9, 1000)] }
  const points = pointsOf(seen, (line) => (line < 6 ? 2 : 5))
  expect(points.map((point) => [point.n, point.chances[0]])).toEqual([
    [1, 500],
    [2, 650],
    [5, 1000],
  ])
  expect(points[1]!.swing?.line).toBe(4) // the turning point is not lost
})

test('a stair from the first move to the last', () => {
  const points = pointsOf({ begin: [500, 500], swings: [swing(3, 750)] }, () => 3)
  expect(stairs(points, 0, 5)).toBe('M0 500H500V250H1000')
  expect(stairs(points, 1, 5)).toBe('M0 500H500V750H1000')
})

test('for whom it was the greatest', () => {
  expect(moved({ line: 1, chances: [], change: [10, -80, 70], luck: [0, 0, 0] })).toBe(1)
})

test('what it came from is said in words: points of luck are no chances', () => {
  const caused = (change: number, luck: number): string => causeOf({ line: 1, chances: [500], change: [change], luck: [luck] })
  expect(caused(480, -670)).toBe('choice')
  expect(caused(140, 1140)).toBe('luck')
  expect(caused(-300, -290)).toBe('luck')
  expect(caused(200, 100)).toBe('both')
  expect(caused(0, 0)).toBe('choice')
})
