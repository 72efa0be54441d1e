import { describe, expect, it } from 'vitest'
import type { Effect, View } from '../house/wire.ts'
import { sharesOf, signed } from './effects.ts'

const view = {
  zones: [
    { id: 'cubes/0', key: 'zone-cubes', owner: 0 },
    { id: 'cubes/1', key: 'zone-cubes', owner: 1 },
    { id: 'hand/0', key: 'zone-hand', owner: 0 },
    { id: 'bank', key: 'zone-bank' },
  ],
  counters: [
    { id: 'points/1', key: 'counter-points', value: 2, owner: 1 },
    { id: 'turn', key: 'counter-turn', value: 1 },
  ],
} as unknown as View
const effect: Effect = {
  n: 4,
  certain: true,
  pieces: [
    { id: 'cubes/0/food', kind: 'food', by: -2 },
    { id: 'bank/food', kind: 'food', by: -1 },
    { id: 'cubes/1/food', kind: 'food', by: 3 },
    { id: 'city/0/house', kind: 'house', by: 1 },
    { id: 'hand/0/gather', kind: 'gather', by: -1 },
    { id: 'city/0/temple', kind: 'temple', marks: { used: 1 } },
  ],
  counters: { 'points/1': 5, turn: 2 },
}

describe('what an option would do', () => {
  it('is told by seat, without what belongs to nobody and without the card itself', () => {
    expect(sharesOf(effect, view, ['hand/0/gather'])).toEqual([
      {
        seat: 0,
        pieces: [
          { kind: 'food', by: -2 },
          { kind: 'house', by: 1 },
        ],
        counters: [],
      },
      { seat: 1, pieces: [{ kind: 'food', by: 3 }], counters: [{ kind: 'points/1', by: 3 }] },
    ])
  })
  it('is nothing where a piece only moves about within what a seat owns', () => {
    const moved: Effect = {
      n: 1,
      certain: true,
      pieces: [
        { id: 'holding/0/villager', kind: 'villager', by: -1 },
        { id: 'land/0/villager', kind: 'villager', by: 1 },
      ],
    }
    expect(sharesOf(moved, view)).toEqual([])
  })
  it('has a sign that is read as one', () => {
    expect([signed(3), signed(-2)]).toEqual(['+3', '−2'])
  })
})

it('of what is only reckoned, and of a card that lies before us once it is played, nothing is told', () => {
  const reckoned: Effect = {
    n: 1,
    certain: true,
    pieces: [
      { id: 'reach/0/F4', kind: 'field', by: -1 },
      { id: 'prices/0/port', kind: 'port', by: -1 },
      { id: 'hand/0/pegasus', kind: 'pegasus', by: -1 },
      { id: 'front/0/pegasus', kind: 'pegasus', by: 1 },
      { id: 'front/0/point_card', kind: 'point_card', by: 2 },
    ],
  }
  expect(sharesOf(reckoned, view, ['hand/0/pegasus'])).toEqual([{ seat: 0, pieces: [{ kind: 'point_card', by: 2 }], counters: [] }])
})
