import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../server/wire.ts'
import { piece, viewOf, zone } from '../kit/testing.ts'
import { fightOnTable, fightOf } from './fightProgress.ts'
import { beginnings } from './abbreviations.ts'
import { Catalogue, Position, contested, givingUpFirst, manyCanWin, wayTo } from './model.ts'
import { reading } from './reading.ts'
import { voyages } from './stage.ts'

const view = viewOf('deukalion', 2)
const reach = zone('reach/0', [
  piece('reach/0/F6', 'field', { n: 1, steps: 1, by: 'F5' }),
  piece('reach/0/F7', 'field', { n: 2, steps: 2, by: 'F6' }),
  piece('reach/0/E6', 'field', { n: 3, steps: 2, by: 'F6', sets: 'hydra', win: 13 }),
  piece('reach/0/attack/crete', 'deed', { n: 9, steps: 2, at: 'F7', on: 'map/E7', verb: 'attack', win: 41 }),
])

describe('what a view says is within reach', () => {
  const position = new Position(view([reach]))
  it('is a way, field by field', () => {
    expect(wayTo('F7', position.reach('reach', 0)).map((field) => field.n)).toEqual([1, 2])
    expect(wayTo('A1', position.reach('reach', 0))).toEqual([])
  })
  it('has deeds with their odds, and fields with what they set off', () => {
    expect(position.deeds(0)).toEqual([{ n: 9, verb: 'attack', steps: 2, at: 'F7', on: 'map/E7', win: 41 }])
    expect(position.reach('reach', 0).get('E6')).toMatchObject({ sets: 'hydra', win: 13 })
  })
})

it('knows when several cards could be played for a fight', () => {
  const promises = new Map([
    ['rage_of_ares', { win: 0 }],
    ['aegis_of_athena', { win: null }],
  ])
  expect(manyCanWin([piece('a', 'rage_of_ares', {}, 2)], promises)).toBe(true)
  expect(manyCanWin([piece('a', 'rage_of_ares'), piece('b', 'aegis_of_athena'), piece('c', 'oracle')], promises)).toBe(false)
})

describe('a fight', () => {
  const told: GameEvent[] = [
    { event: 'attacked_city', seat: 0, city: 'crete' },
    { event: 'threw', seat: 0, hidden: 3, side: 1, cross: 3 },
    { event: 'card_played', seat: 0, card: 'favour_of_nike' },
    { event: 'threw_again', seat: 0, hidden: 1, side: 1, cross: 1 },
    { event: 'won', seat: 0, strength: '5', against: '4' },
    { event: 'fell', seat: 0, count: 1 },
  ]
  it('is followed through what was told', () => {
    const fight = fightOf(told)!
    expect(fight.throws.get(0)).toEqual({ hidden: 4, side: 2, cross: 1 })
    expect([fight.winner, fight.strength.get(0), fight.against, fight.fallen.get(0)]).toEqual([0, '5', '4', 1])
    expect(fight.cards).toEqual([{ seat: 0, card: 'favour_of_nike' }])
  })
  it('is over when the ship goes on', () => {
    expect(fightOf([...told, { event: 'move_ended', seat: 0 }])).toBeNull()
  })
  it('is read off the table by a client that joins in the middle', () => {
    const thrown = zone('thrown/1', [piece('thrown/1/hidden', 'hidden', {}, 2), piece('thrown/1/cross', 'cross', {}, 1)], 1)
    const fight = fightOnTable(new Position(view([thrown], { fight: 'ship', fighter: 0, defender: 1 })), [])!
    expect([fight.kind, fight.fighter, fight.defender]).toEqual(['ship', 0, 1])
    expect(fight.throws.get(1)).toEqual({ hidden: 2, side: 0, cross: 1 })
  })
})

it('warns of missions that want the same treasure, if there are not enough of it', () => {
  const deliver = (...kinds: string[]) => ({
    id: '',
    points: 2,
    tasks: kinds.map((kind) => ({ type: 'deliver', treasures: [kind], count: 0, city: '' })),
  })
  const known = new Map([
    ['m1', deliver('blue', 'yellow')],
    ['m2', deliver('blue', 'red')],
  ])
  const aboard = (...kinds: string[]): Map<string, number> =>
    new Position(
      view([
        zone(
          'ship/0',
          [...new Set(kinds)].map((kind) => piece(`ship/0/${kind}`, kind, {}, kinds.filter((each) => each === kind).length)),
        ),
      ]),
    ).hold(0)
  expect(contested(['m1', 'm2'], known, aboard('blue'))).toBe(true)
  expect(contested(['m1', 'm2'], known, aboard('blue', 'blue'))).toBe(false)
  expect(contested(['m1', 'm2'], known, aboard('yellow', 'blue'))).toBe(false)
  expect(contested(['m1'], known, aboard('blue'))).toBe(false)
})

it('ships and the Hydra go over the fields that were told', () => {
  const was = new Position(
    view([zone('ships', [piece('ships/0', 'deukalion', { seat: 0, field: 'F5' }), piece('ships/hydra', 'hydra', { field: 'E6' })])]),
  )
  const ways = voyages(
    [
      { event: 'sailed', seat: 0, field: 'F6' },
      { event: 'sailed', seat: 0, field: 'F7' },
      { event: 'hydra_moved', seat: 0, field: 'E5' },
    ],
    was,
  )
  expect([...ways]).toEqual([
    ['ships/0', ['F5', 'F6', 'F7']],
    ['ships/hydra', ['E6', 'E5']],
  ])
})

it('figures of places and missions come from the components', () => {
  const catalogue = new Catalogue({
    city: [{ id: 'crete', conquest_value: 4, treasure_slots: 2 }],
    mission_card: [{ id: 'm12', points: 3, tasks: [{ type: 'defeat_hydra' }, { type: 'reach_with_cards', city: 'rhodes', cards: 3 }] }],
    hydra: { strength: 5 },
  })
  expect(catalogue.cities.get('crete')).toEqual({ value: 4, slots: 2 })
  expect(catalogue.missions.get('m12')!.tasks[1]).toEqual({ type: 'reach_with_cards', treasures: [], count: 3, city: 'rhodes' })
  expect(catalogue.hydra).toBe(5)
})

it('the chronicle knows what hurts whom, and what is one voyage', () => {
  expect(reading.loses({ event: 'treasure_seized', seat: 1, loser: 0 }, 0)).toBe(true)
  expect(reading.loses({ event: 'treasure_seized', seat: 1, loser: 0 }, 1)).toBe(false)
  expect(reading.battle!({ event: 'fell', seat: 0, count: 2 })).toBe(true)
  expect([reading.goesOn({ event: 'set_sail', seat: 0 }), reading.goesOn({ event: 'sailed', seat: 0 })]).toEqual([false, true])
})

describe('a treasure is told from the others without its colour', () => {
  it('by one letter, or two where names begin alike', () => {
    expect(beginnings(['Red', 'Green', 'Blue', 'Yellow', 'White'])).toEqual(['R', 'G', 'B', 'Y', 'W'])
    expect(beginnings(['Rode', 'Groene', 'Blauwe', 'Gele', 'Witte'])).toEqual(['R', 'Gr', 'B', 'Ge', 'W'])
    expect(beginnings(['Ge', 'Gelb', 'Ge'])).toEqual(['Ge', 'Gel', 'Ge'])
  })
})

it('has the answers that give a move away in the same place, whether another is gold or not', () => {
  const answers = ['set_sail', 'claim', 'pass'].map((verb, n) => ({ n, verb, text: verb, args: {} }))
  expect(givingUpFirst(answers).map(({ verb }) => verb)).toEqual(['pass', 'set_sail', 'claim'])
})
