import { describe, expect, it } from 'vitest'
import type { GameEvent, View } from '../server/wire.ts'
import { placeOf, momentPath } from '../shell/routes.ts'
import { traces } from './pieceHistory.ts'

const view = {
  zones: [
    { id: 'city/1', key: 'zone-city', owner: 1, pieces: [{ id: 'city/1/house', kind: 'house', count: 2 }] },
    { id: 'production/0', key: 'zone-production', owner: 0, pieces: [{ id: 'production/0/3', kind: 'desert/favor/2*', count: 1 }] },
    { id: 'cubes/0', key: 'zone-cubes', owner: 0, pieces: [{ id: 'cubes/0/food', kind: 'food', count: 3 }] },
    { id: 'victory/the_wonder', key: 'victory-the_wonder', pieces: [{ id: 'victory/the_wonder/victory', kind: 'victory', count: 2 }] },
  ],
} as unknown as View
const told: GameEvent[] = [
  { event: 'built', seat: 0, building: 'house' },
  { event: 'built', seat: 1, building: 'house' },
  { event: 'tile_taken', seat: 0, tile: 'desert/favor/2', space: 2 },
  { event: 'tile_taken', seat: 0, tile: 'desert/favor/2', space: 3 },
  { event: 'gathered', seat: 0, food: 0, wood: 2 },
  { event: 'gathered', seat: 0, food: 1, wood: 0 },
  { event: 'cube_placed', seat: 1, card: 'the_wonder' },
  { event: 'built', seat: 1, building: 'house' },
]
const happened = told.map((event, at) => ({ n: at + 1, number: at, event }))
const found = (id: string, n = 99): number[] => traces(id, view, happened, n).map((each) => each.n)

describe('where a piece comes from', () => {
  it('is found by its owner and its name, the latest first', () => expect(found('city/1/house')).toEqual([8, 2]))
  it('is looked for up to the moment that is shown', () => expect(found('city/1/house', 5)).toEqual([2]))
  it('is told apart by its place', () => expect(found('production/0/3')).toEqual([4]))
  it('goes by amounts for what is counted', () => expect(found('cubes/0/food')).toEqual([6]))
  it('is known of what belongs to nobody', () => expect(found('victory/the_wonder')).toEqual([7]))
})

describe('the address of a moment', () => {
  it('names table, update and seat', () => {
    expect(momentPath('t-1', 41, 2)).toBe('/replay/t-1/41/2')
    expect(placeOf('/replay/t-1/41/2')).toEqual({ screen: 'replay', table: 't-1', n: 41, seat: 2 })
    expect(placeOf(momentPath('t-1', 3, null))).toEqual({ screen: 'replay', table: 't-1', n: 3, seat: null })
    expect(placeOf('/replay/t-1')).toEqual({ screen: 'replay', table: 't-1', n: null, seat: null })
    expect(placeOf('/replay/t-1/x')).toEqual({ screen: 'nowhere' })
  })
})
