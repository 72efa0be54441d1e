import { expect, test } from 'vitest'
import { courseEntry, courseOver, goalAt } from './course.ts'
import type { Square } from './model.ts'

/** `~` water, `R` Rhodes, `A` Athens, `S` the Styx, `#` land. */
const chart = (rows: string[]): Square[] =>
  rows.flatMap((line, row) =>
    [...line].map((sign, col) => {
      const kind = { '~': 'water', R: 'rhodes', A: 'athens', S: 'styx', '#': 'land' }[sign]!
      const label = `${'ABCDEF'[col]}${row + 1}`
      return { id: `map/${label}`, label, kind, row, col, whirlpool: false }
    }),
  )
const labels = (way: Square[]): string[] => way.map(({ label }) => label)

test('a course leads over the water to each goal, and round fields that are taken', () => {
  const sea = chart(['~~~', '~#R', '~~S'])
  const free = courseOver(sea, 'A1', ['rhodes', 'styx'], '', new Set())
  expect(labels(free.way)).toEqual(['A1', 'B1', 'C1', 'B1', 'A1', 'A2', 'A3', 'B3', 'C3'])
  expect(free.goals.map(({ goal }) => goal)).toEqual(['rhodes', 'styx'])
  expect(labels(courseOver(sea, 'A1', ['rhodes'], '', new Set(['B1'])).way)).toEqual(['A1', 'A2', 'A3', 'B3', 'C3'])
})

test('goals without a place, or that nothing leads to, are no part of it', () => {
  expect(courseOver(chart(['~#R']), 'A1', ['rhodes'], '', new Set()).way).toEqual([])
  expect(courseOver(chart(['~~R']), 'A1', ['a_ship'], '', new Set()).goals).toEqual([])
  expect(labels(courseOver(chart(['~~~']), 'A1', ['the_hydra'], 'C1', new Set(['C1'])).way)).toEqual(['A1', 'B1', 'C1'])
})

test('a square stands for one goal', () => {
  const [water, rhodes, athens, styx] = chart(['~RAS'])
  const known = (kind: string): boolean => kind === 'rhodes'
  const goals = [rhodes, athens, styx].map((square) => goalAt(square!, known, '', new Set()))
  expect(goals).toEqual(['rhodes', 'athens', 'styx'])
  expect(goalAt(water!, known, 'A1', new Set())).toBe('the_hydra')
  expect(goalAt(water!, known, '', new Set(['A1']))).toBe('a_ship')
  expect(goalAt(water!, known, '', new Set())).toBeNull()
})

test('in our own turn the plan for it says the goals, if there is one', () => {
  const [course, turn] = [
    { n: 1, kind: 'course' },
    { n: 2, kind: 'own_turn' },
  ]
  expect(courseEntry([course, turn], true)).toBe(turn)
  expect(courseEntry([course], true)).toBe(course)
  expect(courseEntry([turn], false)).toBeUndefined()
})
