import { expect, test } from 'vitest'
import { teams } from './teams.svelte.ts'

test('who sits opposite plays together, and nobody does where there are no teams', () => {
  expect([teams.letter(0), teams.partners(0), teams.all]).toEqual(['', [], []])
  const leave = teams.show('[0,1,0,1]')
  expect([0, 1, 2, 3].map((seat) => teams.letter(seat))).toEqual(['A', 'B', 'A', 'B'])
  expect(teams.partners(3)).toEqual([1])
  expect(teams.all.map(({ letter, seats }) => [letter, seats])).toEqual([
    ['A', [0, 2]],
    ['B', [1, 3]],
  ])
  leave()
  expect(teams.of).toEqual([])
})
