import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import type { GameEvent, Update, Zone } from '../../server/wire.ts'
import { battleOf, faces, rolledFrom, sourcesOf } from './battleProgress.ts'
import { nearest } from '../kit/gridKeys.ts'
import { after, Catalogue, Position, tileOf } from './model.ts'
import { offersOf } from './offers.ts'
import { motionOf, placeOf, timed } from './flights.ts'
import { dropped } from './drag.ts'
import { stakeOf, type Stake } from './stake.ts'
import { answerOf, fittest } from './stance.ts'
import { intentFor } from './intents.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const SCENES = join(HERE, '../../../fixtures/age_of_mythology')
const LOCALE = join(HERE, '../../../../petteia/locale')
const updates = (scene: string): Update[] =>
  (JSON.parse(readFileSync(join(SCENES, `${scene}.json`), 'utf-8')) as { updates: Update[] }).updates
const last = (scene: string): Update => updates(scene).at(-1)!

const COMPONENTS = {
  game: { storage_limit_per_resource: 5 },
  actions: [
    { id: 'build', parameter: 'max_buildings' },
    { id: 'gather', parameter: 'scope' },
    { id: 'next_age', parameter: 'cost_each_resource' },
  ],
  buildings: [
    { id: 'house', cost: { food: 2, wood: 2 }, max_per_player: 10, source: 'published' },
    { id: 'storehouse', cost: { food: 2, wood: 2, gold: 2, favor: 2 }, effect: { kind: 'storage_limit', limit: 8 } },
    { id: 'wonder', cost: { food: 10, wood: 10, gold: 10, favor: 10 } },
  ],
  units: [{ id: 'hoplite', class: 'mortal', types: ['warrior'], dice: 3, cost: { food: 1, wood: 1 } }],
  god_powers: [{ id: 'hera', favor_cost: 2 }],
  permanent_cards: [{ id: 'permanent_next_age', action: 'next_age', cost_each_resource: { classical: 3, heroic: 4 } }],
  random_cards: [
    { id: 'greek_build_hera', culture: 'greek', action: 'build', max_buildings: 2, god: 'hera' },
    { id: 'greek_gather_all', culture: 'greek', action: 'gather', scope: 'all' },
  ],
  cultures: { greek: { board: { city_squares: 16, production_grid: [['hills']] } } },
}
const catalogue = new Catalogue(COMPONENTS)

describe('figures', () => {
  test('a card has the figure of its action, what it gathers, and the favor of its god', () => {
    expect(catalogue.cards.get('greek_build_hera')).toMatchObject({ action: 'build', number: 2, god: 'hera', favor: 2 })
    expect(catalogue.cards.get('greek_gather_all')).toMatchObject({ number: null, scope: 'all' })
    expect(catalogue.cards.get('permanent_next_age')?.ages).toEqual({ classical: 3, heroic: 4 })
  })
  test('a storehouse raises what is kept', () => {
    expect(catalogue.storageOf([])).toBe(5)
    expect(catalogue.storageOf([{ id: 'city/0/storehouse', kind: 'storehouse', count: 1 }])).toBe(8)
  })
  test('what is missing of a price is counted cube by cube', () => {
    expect(after({ food: 5, wood: 1, gold: 0, favor: 0 }, { food: 2, wood: 2, gold: 3, favor: 0 })).toEqual({
      left: { food: 3, wood: -1, gold: -3, favor: 0 },
      missing: 4,
    })
  })
  test('a tile is read in its parts, a worker on it left out', () => {
    expect(tileOf('hills/gold/2^')).toEqual({ terrain: 'hills', resource: 'gold', amount: 2 })
    expect(tileOf('holding')).toBeNull()
  })
})

describe('a position', () => {
  const position = new Position(last('play').view)
  test('a city has a square for every building', () => {
    expect(position.city(0).filter((piece) => piece.kind === 'house')).toHaveLength(4)
    expect(position.city(0)).toHaveLength(10)
  })
  test('the land is in reading order, with what stands on it', () => {
    const land = position.land(0)
    expect(land).toHaveLength(16)
    expect(land[0]).toMatchObject({ terrain: 'fertile', resource: 'food', amount: 2, worker: 'villager' })
    expect(land[3]).toMatchObject({ terrain: 'swamp', resource: null })
    expect(position.villagers(0)).toEqual({ idle: 0, working: 4 })
  })
  test('opponents come clockwise', () => expect(position.others(1)).toEqual([2, 0]))
  test('who alone has the most leads, and nobody leads in battles', () => {
    expect(position.leader('most_buildings')).toBe(0)
    expect(position.leader('won_the_last_battle')).toBeNull()
  })
  test('a battle has its attacker first; before it, units are chosen', () => {
    expect(position.battle()).toBeNull()
    expect(new Position(last('commit').view).battle()).toEqual({ sides: [0, 2], mustering: true })
    expect(new Position(last('rolled').view).battle()).toEqual({ sides: [0, 2], mustering: false })
  })
})

describe('offers', () => {
  const offers = (scene: string) => {
    const { view } = last(scene)
    return offersOf(view.actions, view.prompt.key, new Position(view), catalogue, 0)
  }
  test('buildings come with their price; those that are not possible come last, without an action', () => {
    const build = offers('build')
    expect(build[0]).toMatchObject({ picture: 'building', word: 'house', price: { food: 2, wood: 2, gold: 0, favor: 0 } })
    expect(build.filter((offer) => offer.action).map((offer) => offer.word)).toEqual(
      last('build')
        .view.actions.filter((action) => action.verb === 'build')
        .map((action) => action.args.building),
    )
    expect(build.find((offer) => offer.word === 'wonder')?.action).toBeNull()
  })
  test('buildings to be destroyed are offered once each', () =>
    expect(new Set(offers('reward_city').map((offer) => offer.word)).size).toBe(offers('reward_city').length))
  test('cards and workers have places of their own', () => {
    expect(offers('play')).toEqual([])
    expect(offers('workers')).toEqual([])
  })
  test('every action can be reached: as an offer, on a piece, or as a button', () => {
    const buttons = new Set(['stop', 'keep', 'pass', 'no', 'retreat', 'stay'])
    for (const scene of ['play', 'build', 'workers', 'commit', 'rolled', 'reward_city']) {
      const offered = new Set(offers(scene).map((offer) => offer.action?.n))
      for (const action of last(scene).view.actions)
        expect(offered.has(action.n) || !!action.pieces?.length || buttons.has(action.verb), action.text).toBe(true)
    }
  })
})

describe('the course of a battle', () => {
  const events = updates('rolled').flatMap((update) => update.events)
  test('encounters, dice, hits and losses come from what was told', () => {
    const battle = battleOf(events)!
    expect([battle.attacker, battle.defender, battle.area]).toEqual([0, 2, 'production'])
    expect(battle.encounters).toHaveLength(2)
    expect(battle.encounters[1]).toMatchObject({
      winner: 0,
      fighters: { 0: { unit: 'medusa', dice: 11, hits: 3 }, 2: { unit: 'frost_giant', dice: 7, hits: 1 } },
    })
    expect(battle.fallen).toEqual({ 0: ['hoplite'], 2: ['frost_giant'] })
  })
  test('a tie that is rolled again keeps the units', () => {
    const told: GameEvent[] = [
      { event: 'attacked', seat: 0, defender: 1 },
      { event: 'battle_card', seat: 0, unit: 'hoplite' },
      { event: 'battle_card', seat: 1, unit: 'jarl' },
      { event: 'rolled', seat: 0, dice: 3, hits: 1 },
      { event: 'rolled', seat: 1, dice: 4, hits: 1 },
      { event: 'tied', hits: 1 },
      { event: 'rolled', seat: 0, dice: 3, hits: 0 },
      { event: 'rolled', seat: 1, dice: 4, hits: 2 },
      { event: 'encounter_won', seat: 1, unit: 'jarl' },
    ]
    const { encounters } = battleOf(told)!
    expect(encounters.map((each) => each.winner)).toEqual([null, 1])
    expect(encounters[1]!.fighters[0]).toMatchObject({ unit: 'hoplite', dice: 3, hits: 0 })
  })
  test('a client that joins in the middle sees the encounters from then on', () => {
    const from = events.findIndex((event) => event.event === 'battle_card')
    expect(battleOf(events.slice(from))?.encounters).toHaveLength(2)
    expect(battleOf([{ event: 'gathered', seat: 0 }])).toBeNull()
  })
  test('as many sixes are shown as there were hits, and the same ones each time', () => {
    for (const [dice, hits] of [
      [0, 0],
      [5, 0],
      [7, 7],
      [11, 3],
      [24, 5],
    ] as const) {
      const shown = faces(dice, hits, 9)
      expect(shown).toHaveLength(dice)
      expect(shown.filter((face) => face === 6)).toHaveLength(hits)
      expect(shown.every((face) => face >= 1 && face <= 6)).toBe(true)
      expect(faces(dice, hits, 9)).toEqual(shown)
    }
  })
})

test('arrow keys go to the nearest piece in their direction, and stay at the edge', () => {
  const squares = [0, 1, 2, 3].map((n) => ({ x: (n % 2) * 10, y: Math.floor(n / 2) * 10 }))
  expect(nearest(0, squares, [1, 0])).toBe(1)
  expect(nearest(0, squares, [0, 1])).toBe(2)
  expect(nearest(3, squares, [0, -1])).toBe(1)
  expect(nearest(3, squares, [1, 0])).toBe(3)
})

describe('motion', () => {
  const position = new Position(last('play').view)
  const flights = (...events: GameEvent[]) => motionOf(events, position, position).flights
  test('cubes fly from where they were to where they are', () => {
    expect(flights({ event: 'gathered', seat: 1, food: 2, wood: 0, gold: 0, favor: 1 })).toHaveLength(3)
    expect(flights({ event: 'paid', seat: 0, food: 1, wood: 0, gold: 0, favor: 0 })).toMatchObject([
      { picture: { kind: 'cube', word: 'food' }, from: ['cubes/0/food', 'seat/0'], to: ['bank/food', 'bank'] },
    ])
    expect(flights({ event: 'exchanged', seat: 0, gave: 'food', got: 'gold', count: 1 })).toHaveLength(2)
  })
  test('what is gathered comes from the tiles that yield it', () => {
    const [first, second] = flights({ event: 'gathered', seat: 0, food: 2, wood: 0, gold: 0, favor: 0 })
    expect(first!.from[0]).toMatch(/^production\/0\//)
    expect(second!.from[0]).not.toBe(first!.from[0])
  })
  test('a building comes from the stock, and a House brings a villager', () => {
    expect(flights({ event: 'built', seat: 0, building: 'wall' })).toMatchObject([
      { from: ['stock/wall', 'bank'], to: ['city/0/wall', 'city/0', 'seat/0'], lands: true },
    ])
    expect(flights({ event: 'built', seat: 0, building: 'house' }).map((flight) => flight.picture.word)).toEqual(['house', 'villager'])
  })
  test('a card of somebody else turns over in the middle, ours does not have to', () => {
    expect(flights({ event: 'card_played', seat: 1, card: 'permanent_gather' })[0]).toMatchObject({ shown: true, turned: true })
    expect(flights({ event: 'card_played', seat: 0, card: 'permanent_gather' })[0]).toMatchObject({
      shown: true,
      turned: false,
      from: ['hand/0/permanent_gather', 'hand/0', 'seat/0'],
    })
  })
  test('a card that somebody else draws is seen from behind', () =>
    expect(flights({ event: 'drew', seat: 1 })[0]).toMatchObject({ picture: { kind: 'card', word: '' }, turned: false }))
  test('every event of a game that moves a piece has a flight', () => {
    const told = new Set(updates('rolled').flatMap((update) => update.events.map((event) => event.event)))
    expect(told.has('eliminated')).toBe(true)
    expect(flights({ event: 'eliminated', seat: 0, unit: 'hoplite' })).toHaveLength(1)
  })
  test('however much happens, it is over in time', () => {
    const many = flights(
      ...Array.from({ length: 20 }, (): GameEvent => ({ event: 'gathered', seat: 0, food: 3, wood: 0, gold: 0, favor: 0 })),
    )
    const times = timed(many, 1200, 620, 60)
    expect(Math.max(...times.map((each) => each.delay + each.duration))).toBeLessThanOrEqual(1200)
    expect(times[0]!.delay).toBe(0)
  })
  test('a line of the chronicle points at its subject', () => {
    expect(placeOf({ event: 'cube_placed', seat: 1, card: 'the_wonder' }, position)[0]).toBe('victory/the_wonder')
    expect(placeOf({ event: 'built', seat: 2, building: 'wall' }, position)[0]).toBe('city/2/wall')
    expect(placeOf({ event: 'no_cards', seat: 2 }, position)).toEqual(['seat/2'])
    expect(placeOf({ event: 'round_began', round: 2 }, position)).toEqual([])
  })
})

describe('intents', () => {
  const { actions } = last('build').view
  test('a piece is wanted for what the prompt asks, else for what it is usually for', () => {
    expect(intentFor('building', 'wonder', actions).text).toBe('build wonder')
    expect(intentFor('card', 'permanent_trade', actions).text).toBe('play permanent_trade')
    expect(intentFor('theirs', 'hills/gold/2*', []).text).toBe('capture hills/gold/2*')
    expect(intentFor('tile', 'hills/gold/2*', []).text).toBe('put villager hills/gold/2')
    expect(intentFor('soldier', 'hoplite', last('commit').view.actions).text).toBe('commit hoplite')
  })
  test('a thing is let go on the piece it is for, or in a place that takes its kind', () => {
    const build = actions.find((action) => action.verb === 'build')!
    const place = (dataset: Record<string, string>, parentElement: object | null = null): Element =>
      ({ dataset, parentElement }) as unknown as Element
    expect(dropped(place({}, place({ drop: 'take build' })), [build])).toBe(build)
    expect(dropped(place({ piece: build.pieces![0]! }), [build])).toBe(build)
    expect(dropped(place({ drop: 'recruit' }), [build])).toBeUndefined()
    expect(dropped(null, [build])).toBeUndefined()
  })
})

test('dice are shown by what they come from', () => {
  const zone: Zone = {
    id: 'dice/0',
    key: 'zone-dice',
    pieces: [
      { id: 'dice/0/printed', kind: 'printed', count: 5, marks: { unit: 'medusa' } },
      { id: 'dice/0/against/giant', kind: 'against', count: 6, marks: { tag: 'giant', unit: 'frost_giant' } },
    ],
  }
  expect(sourcesOf(zone, 'medusa')).toEqual([
    { kind: 'printed', word: 'medusa', count: 5 },
    { kind: 'against', word: 'giant', count: 6 },
  ])
  expect(sourcesOf(zone, 'hoplite')).toEqual([])
  expect(rolledFrom([5, 6, 0, 0, 0, 0, 0, 2], { against: 'frost_giant', building: 'tower' })).toEqual([
    { kind: 'printed', word: '', count: 5 },
    { kind: 'against', word: 'frost_giant', count: 6 },
    { kind: 'building', word: 'tower', count: 2 },
  ])
})

describe('sentences', () => {
  const file = (language: string): string => readFileSync(join(LOCALE, language, 'web_age_of_mythology.ftl'), 'utf-8')
  const keys = (text: string): string[] => [...text.matchAll(/^web-aom-([\w-]+) =/gm)].map((found) => found[1]!)
  const sources = readdirSync(HERE)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(HERE, name), 'utf-8'))
    .join('\n')
  const actions = ['explore', 'gather', 'build', 'recruit', 'trade', 'attack', 'next_age']
  const used = new Set([
    ...[...sources.matchAll(/(?:g\.w|this\.w|words\.say)\('([\w-]+)'/g)].map((found) => found[1]!),
    ...[...sources.matchAll(/(?:g|this)\.w\([\w.]+ \? '([\w-]+)' : '([\w-]+)'/g)].flatMap((found) => [found[1]!, found[2]!]),
    ...actions.map((action) => `card-${action}`),
    'berserk',
    'throw',
    'list', // the kit has it for every board
    'breaks',
  ])
  test('every sentence that is said exists, and none is left over', () => {
    const written = keys(file('en'))
    expect([...used].filter((key) => !written.includes(key))).toEqual([])
    expect(written.filter((key) => !used.has(key))).toEqual([])
  })
  test('every language has the same sentences', () => {
    for (const language of readdirSync(LOCALE).filter((name) => name.length === 2))
      expect(keys(file(language)).sort(), language).toEqual(keys(file('en')).sort())
  })
})

describe('how we go on with a battle', () => {
  it.each([
    [null, 0.9, null],
    ['end', 0.01, 'stay'],
    ['end', undefined, 'stay'],
    [0.3, 0.31, 'stay'],
    [0.3, 0.29, 'retreat'],
    [0.3, undefined, null],
  ] as const)('a stance of %s answers a chance of %s by %s', (stance, win, answer) => expect(answerOf(stance, win)).toBe(answer))

  it('sends the best fighters against those who are there, and nobody while that is not known', () => {
    const fight = (unit: string, n: number) => ({ n, text: `fight ${unit}`, verb: 'fight', args: { unit } })
    const row = (unit: string, kills: number, giant: number, jarl: number) => ({
      unit,
      kills,
      against: [
        { unit: 'giant', win: giant },
        { unit: 'jarl', win: jarl },
      ],
    })
    const rows = [row('hoplite', 0, 0.2, 0.9), row('medusa', 0, 0.6, 0.6), row('hydra', 0, 0.5, 0.5), row('hydra', 2, 0.7, 0.7)]
    const fighters = [fight('hoplite', 1), fight('medusa', 2), fight('hydra', 3), fight('hydra/2', 4)]
    const few = (unit: string): number => (unit === 'jarl' ? 1 : 1)
    expect(fittest(fighters, rows, few)?.n).toBe(4)
    expect(fittest(fighters.slice(0, 3), rows, (unit) => (unit === 'jarl' ? 4 : 1))?.n).toBe(1)
    expect(fittest(fighters.slice(0, 3), rows, few)?.n).toBe(2)
    expect(fittest(fighters, undefined, few)).toBeNull()
    expect(fittest([fight('toxotes', 9)], rows, few)).toBeNull()
  })

  it('asks once more before a battle begins or is given up, and before nothing else', () => {
    const open = { prompt: '', picks: 0, others: 3, defended: true, choosing: true }
    const asked = (verb: string): Stake | null => stakeOf(verb, open)
    expect(['area', 'retreat'].map(asked)).toEqual(['final', 'retreat'])
    expect(['attack', 'stay', 'fight', 'commit', 'stop', 'lay', 'play', 'build', 'recruit', 'put', 'draw'].some(asked)).toBe(false)
  })
  it('says that nothing can be undone only where that is so: against nobody our own units are chosen first', () => {
    const open = { prompt: 'attack_area', picks: 0, others: 3, defended: false, choosing: true }
    expect(stakeOf('area', open)).toBeNull()
    expect(stakeOf('area', { ...open, choosing: false })).toBe('final')
  })
  it('asks before nothing is sent or taken, where something could be', () => {
    const commit = { prompt: 'commit', picks: 0, others: 3, defended: true, choosing: true }
    expect(stakeOf('stop', commit)).toBe('send-nothing')
    expect(stakeOf('stop', { ...commit, prompt: 'draw_cards' })).toBe('take-nothing')
    expect(stakeOf('stop', { ...commit, picks: 1 })).toBeNull()
    expect(stakeOf('stop', { ...commit, others: 0 })).toBeNull()
    for (const prompt of ['build', 'discard', 'trade_give', 'recruit']) expect(stakeOf('stop', { ...commit, prompt })).toBeNull()
  })
})
