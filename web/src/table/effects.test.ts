import { describe, expect, it } from 'vitest'
import { holdings as deukalion } from '../boards/deukalion/holdings.ts'
import type { Effect, View } from '../server/wire.ts'
import { applied, movesOn, sharesOf, signed } from './effects.ts'

const view = {
  seats: 2,
  zones: [
    { id: 'cubes/0', key: 'zone-cubes', owner: 0, pieces: [{ id: 'cubes/0/food', kind: 'food', count: 4 }] },
    { id: 'cubes/1', key: 'zone-cubes', owner: 1 },
    { id: 'hand/0', key: 'zone-hand', owner: 0, pieces: [{ id: 'hand/0/gather', kind: 'gather', count: 1 }] },
    { id: 'holding/0', key: 'zone-holding', owner: 0, pieces: [{ id: 'holding/0/villager', kind: 'villager', count: 1 }] },
    { id: 'bank', key: 'zone-bank', pieces: [{ id: 'bank/food', kind: 'food', count: 9 }] },
  ],
  counters: [
    { id: 'coins/1', key: 'counter-coins', value: 2, owner: 1 },
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
    { id: 'holding/0/villager', kind: 'villager', by: -1 },
    { id: 'land/0/villager', kind: 'villager', by: 1 },
    { id: 'reach/0/F4', kind: 'field', by: 1 },
    { id: 'production/0/3', kind: 'space', by: 1 },
  ],
  counters: { 'coins/1': 5 },
}

describe('what an option would do', () => {
  it('is told by seat: not what is nobody’s, only reckoned, moved about, or the card itself', () => {
    expect(sharesOf(effect, view, ['hand/0/gather'])).toEqual([
      {
        seat: 0,
        pieces: [
          { kind: 'food', by: -2 },
          { kind: 'house', by: 1 },
        ],
        counters: [],
      },
      { seat: 1, pieces: [{ kind: 'food', by: 3 }], counters: [{ kind: 'coins/1', by: 3 }] },
    ])
  })
  it('is not told where something else was due, too', () => {
    expect([movesOn(effect), movesOn({ ...effect, counters: { turn: 2 } })]).toEqual([false, true])
  })
  it('has a sign that is read as one', () => {
    expect([signed(3), signed(-2)]).toEqual(['+3', '−2'])
  })
})

it('the view as it would be has heaps where they lie, and leaves the other one alone', () => {
  const ship = { ...view, zones: [{ id: 'ship/0', key: '', owner: 0, pieces: [{ id: 'ship/0/red', kind: 'red', count: 2 }] }] } as View
  const leaving: Effect = {
    n: 1,
    pieces: [
      { id: 'ship/0/red', kind: 'red', by: -1 },
      { id: 'ship/0/red/leaving', kind: 'red', by: 1 },
    ],
  }
  expect(deukalion.has(applied(leaving, ship), 0).get('red')).toBe(2)
  expect(ship.zones[0]!.pieces![0]!.count).toBe(2)
})
