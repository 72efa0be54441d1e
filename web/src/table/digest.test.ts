import { expect, test } from 'vitest'
import { reading } from '../boards/age_of_mythology/reading.ts'
import type { GameEvent, Update, View } from '../server/wire.ts'
import { digestOf as read, firstOfOthers, isEmpty, wasFought, type Digest } from './digest.ts'

const digestOf = (before: View, after: View, seat: number, told: GameEvent[] = []): Digest => read({ before, after, seat, told }, null)

const view = (gold: number, hoplites: number, cubes: [number, number]): View =>
  ({
    zones: [
      { id: 'cubes/0', key: '', owner: 0, pieces: [{ id: 'cubes/0/gold', kind: 'gold', count: gold }] },
      { id: 'holding/0', key: '', owner: 0, pieces: hoplites ? [{ id: 'holding/0/hoplite', kind: 'hoplite', count: hoplites }] : [] },
      { id: 'supply/0', key: '', owner: 0, pieces: [{ id: 'supply/0/hoplite', kind: 'hoplite', count: 8 - hoplites }] },
      { id: 'production/0', key: '', owner: 0, pieces: [{ id: 'production/0/0', kind: gold > 4 ? 'hills/gold/2' : 'space', count: 1 }] },
      { id: 'cubes/1', key: '', owner: 1, pieces: [{ id: 'cubes/1/gold', kind: 'gold', count: 9 - gold }] },
    ],
    seats: 2,
    counters: cubes.map((value, owner) => ({ id: `victory/${owner}`, key: '', owner, value })),
  }) as unknown as View

test('what was lost and gained is told, not what could be had', () => {
  const digest = read({ before: view(5, 3, [2, 2]), after: view(4, 1, [2, 3]), seat: 0, told: [] }, reading)
  expect(digest.lost.pieces!.map(({ kind, count }) => [kind, count])).toEqual([
    ['gold', 1],
    ['hoplite', 2],
    ['hills/gold/2', 1],
  ])
  expect(digest.gained.pieces).toEqual([])
  expect([digest.leader, digest.points]).toEqual([1, 3])
})

test('it is said how much of a lead is not won yet: the chips beside the names do not count that', () => {
  const led = (after: View): View => ({
    ...after,
    zones: [
      ...after.zones,
      { id: 'victory/the_wonder', key: '', pieces: [{ id: 'victory/the_wonder/victory', kind: 'victory', count: 2 }] },
    ],
    counters: [...after.counters, { id: 'leader/the_wonder', key: '', value: 1 }],
  })
  const digest = read({ before: view(4, 1, [2, 1]), after: led(view(4, 1, [2, 1])), seat: 0, told: [] }, reading)
  expect([digest.leader, digest.points, digest.hoped]).toEqual([1, 3, 2])
})

test('points are points, whatever a game calls what counts them', () => {
  const scored = (value: number): View => ({ zones: [], counters: [{ id: 'total/0', key: '', owner: 0, value }] }) as unknown as View
  expect(digestOf(scored(3), scored(1), 0).lost.pieces).toEqual([{ id: 'points', kind: 'points', count: 2 }])
})

test('what one has paid and bought oneself is no news, what others took is', () => {
  const paid = { event: 'paid', seat: 0, food: 0, wood: 0, gold: 3, favor: 0 }
  const bought = { event: 'recruited', seat: 0, unit: 'hoplite' }
  const digest = (...told: GameEvent[]): Digest => read({ before: view(4, 1, [2, 2]), after: view(1, 2, [2, 2]), seat: 0, told }, reading)
  const shown = ({ lost, gained }: Digest) => [lost, gained].map(({ pieces }) => pieces!.map(({ kind, count }) => [kind, count]))
  expect(isEmpty(digest(paid, bought))).toBe(true)
  expect(shown(digest(bought))).toEqual([[['gold', 3]], []])
  expect(shown(digest({ ...paid, gold: 1 }, { ...paid, seat: 1 }, bought))).toEqual([[['gold', 2]], []])
  expect(shown(digest({ event: 'exchanged', seat: 0, gave: 'gold', got: 'food', count: 3 }, bought))).toEqual([[['food', 3]], []])
})

test('nobody leads where two are even, and nothing happened where nothing changed', () => {
  const digest = digestOf(view(4, 1, [2, 2]), view(4, 1, [2, 2]), 0)
  expect(isEmpty(digest)).toBe(true)
  expect(digest.leader).toBe(null)
})

test('what we have drawn ourselves is no news', () => {
  const hand = (...cards: string[]): View =>
    ({
      zones: [{ id: 'hand/0', key: '', owner: 0, pieces: cards.map((kind) => ({ id: kind, kind, count: 1 })) }],
      counters: [],
    }) as unknown as View
  const drew = { event: 'drew', seat: 0, card: 'trade' }
  expect(isEmpty(digestOf(hand(), hand('trade'), 0, [drew]))).toBe(true)
  expect(isEmpty(digestOf(hand(), hand('trade'), 0, [{ ...drew, seat: 1 }]))).toBe(false)
})

test('fields in reach and cards in an offer are nobody’s', () => {
  const zone = (id: string, ...kinds: string[]) => ({
    id,
    key: '',
    owner: 0,
    pieces: kinds.map((kind) => ({ id: `${id}/${kind}`, kind, count: 1 })),
  })
  const saw = (...zones: object[]): View => ({ zones, counters: [] }) as unknown as View
  expect(isEmpty(digestOf(saw(zone('reach/0', 'field')), saw(zone('prowl/0', 'field'), zone('going/0', 'wool')), 0))).toBe(true)
  const sent = saw(zone('hand/0', 'wool'), zone('offer/0', 'wool'), zone('asks/0', 'olives'))
  const { lost, gained } = digestOf(sent, saw(zone('hand/0', 'olives')), 0)
  expect([lost, gained].map(({ pieces }) => pieces!.map(({ kind, count }) => [kind, count]))).toEqual([[['wool', 1]], [['olives', 1]]])
})

test('an encounter needs no digest, a round that ends with an attack does', () => {
  const told = (...events: string[]) => events.map((event) => ({ event, seat: 1 }))
  const encounter = told('stayed', 'ready', 'battle_card', 'rolled', 'encounter_won', 'eliminated')
  expect(wasFought(encounter, reading)).toBe(true)
  expect(wasFought(told('card_played', 'attacked', 'area_named'), reading)).toBe(false)
  expect(wasFought(encounter, null)).toBe(false)
})

test('what our own decision brought is no news, whomever else it touched', () => {
  const update = (...seats: number[]) => ({ events: seats.map((seat) => ({ event: 'gathered', seat })) }) as unknown as Update
  expect(firstOfOthers([update(0, 1, 2), update(0), update(1)], 0)).toBe(2)
  expect(firstOfOthers([update(1), update(0)], 0), 'where ours has not come yet').toBe(0)
  expect(firstOfOthers([update(0, 1)], 0)).toBe(-1)
})
