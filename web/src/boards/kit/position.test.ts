import { expect, it } from 'vitest'
import { BoardPosition } from './position.ts'
import { piece, viewOf, zone } from './testing.ts'

const position = new BoardPosition(
  viewOf('any', 3)([{ ...zone('hand/0', [piece('hand/0/ore', 'ore', {}, 2), piece('hand/0/gold', 'gold')]), unseen: 3 }], {
    year: 2,
    phase: 'build',
  }),
)

it('pieces are counted, seen or not, and what is not there is nothing', () => {
  expect([position.count('hand/0', 'ore'), position.size('hand/0'), position.unseen('hand/0')]).toEqual([2, 6, 3])
  expect([position.size('hand/9'), position.pieces('hand/9')]).toEqual([0, []])
})
it('counters are numbers or words', () => {
  expect([position.number('year'), position.text('phase'), position.number('phase'), position.has('month')]).toEqual([2, 'build', 0, false])
})
it('the others sit clockwise after one, and before a spectator all', () => {
  expect([position.others(1), position.others(null)]).toEqual([
    [2, 0],
    [0, 1, 2],
  ])
})
