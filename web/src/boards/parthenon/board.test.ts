import { describe, expect, it } from 'vitest'
import type { GameEvent, View } from '../../server/wire.ts'
import { piece, viewOf, zone } from '../kit/testing.ts'
import { armiesOf } from './armies.ts'
import { covers, ISLES, PLACES, underWay } from './coasts.ts'
import { ending } from './ending.ts'
import { hazardsOf, votesOf } from './hazards.ts'
import { Catalogue, danger, draws, fairlySafe, gains, harvest, lacks, Position, priceIn, raresIn, type Omen } from './model.ts'
import { obvious } from './obvious.ts'
import { reading } from './reading.ts'
import { smallOffers } from './swaps.ts'

const view = viewOf('parthenon', 3)
const catalogue = new Catalogue({
  commodities: [
    { id: 'grapes', class: 'basic' },
    { id: 'timber', class: 'basic' },
    { id: 'ore', class: 'basic' },
    { id: 'spices', class: 'rare' },
    { id: 'papyrus', class: 'rare' },
    { id: 'gold', class: 'gold' },
  ],
  aegis: [{ id: 'army' }],
  islands: [
    {
      id: 'chios',
      basics: ['grapes', 'timber'],
      rare: 'spices',
      villages: [{ produces: 'grapes' }, { produces: 'timber' }],
      workshops: [{ produces: 'spices' }],
    },
  ],
  events: [
    { id: 'trade_winds', effect: { kind: 'hazard_draws', region: 'foreign', delta: -1, minimum: 1 } },
    { id: 'drought', effect: {} },
  ],
  trade_rates: [
    { line: 'N1', region: 'neighboring', from: 'basic', give: 2, to: 'basic', get: 1 },
    { line: 'N4', region: 'neighboring', from: 'rare', give: 1, to: 'basic', get: 2 },
    { line: 'N3', region: 'neighboring', from: 'basic', give: 5, to: 'gold', get: 1 },
  ],
  lands: [
    { id: 'egypt', region: 'foreign', unique: 'papyrus', offers: [] },
    {
      id: 'italy',
      region: 'foreign',
      unique: 'gold',
      offers: [{ kind: 'better_rate', line: 'I1', give: 'any_basic', give_amount: 3, get: 'gold', get_amount: 1 }],
    },
  ],
  hazards: [
    { id: 'safe_voyage', count: 5, target: 'none', min_cards: 0 },
    { id: 'sirens', count: 2, target: 'all_fleets', min_cards: 1 },
    { id: 'storm', count: 3, target: 'all_fleets', min_cards: 4 },
  ],
  hazard_draws: { foreign: 2 },
  cargo: { max_cards: 6 },
  victory: { villages: 6, workshops: 2, acropolis: 6, wonders: 2 },
})

describe('an island', () => {
  const position = new Position(
    view(
      [
        zone('built/1', [piece('built/1/village_a1', 'village_a1'), piece('built/1/workshop_1', 'workshop_1', { used: 1 })]),
        zone('wonders/1', [
          piece('wonders/1/oracle', 'oracle', { stage: 'complete' }),
          piece('wonders/1/stadium', 'stadium', { stage: 'plan' }),
        ]),
        zone('prices/1', [
          piece('prices/1/port', 'port', { price: 'timber:1 ore:2 other_basic:1' }),
          piece('prices/1/b', 'b', { price: 'gold:1', payable: 1 }),
        ]),
      ],
      { 'island/1': 'chios' },
    ),
  )
  it('has prices on what is missing', () => {
    expect(priceIn('timber:1 other_basic:2')).toEqual(
      new Map([
        ['timber', 1],
        ['other_basic', 2],
      ]),
    )
    expect(position.tags(1).get('b')).toEqual({ what: 'b', price: new Map([['gold', 1]]), payable: true })
    expect(position.tags(1).get('port')!.payable).toBe(false)
  })
  it('counts what wins: structures, and wonders only when they are complete', () => {
    expect([position.standing(1), catalogue.structures]).toEqual([3, 16])
  })
  it('needs what its tags name and it cannot make, most of all what is named most', () => {
    expect([...lacks(position.tags(1), position.island(1), catalogue)]).toEqual([
      ['ore', 2],
      ['gold', 1],
    ])
  })
  it('yields what its villages and workshops make', () => {
    expect([...harvest(position, catalogue, 1)]).toEqual([
      ['grapes', 1],
      ['spices', 1],
    ])
  })
})

it('lines of exchange come from the tables of lands, regions and the Market', () => {
  expect(catalogue.lines.get('I1')).toEqual({ id: 'I1', from: 'basic', give: 3, to: 'gold', get: 1, region: 'foreign', land: 'italy' })
  const position = new Position(view([zone('lines/0', [piece('lines/0/N3 plain', 'N3', { give: 6, get: 1 })])]))
  expect(position.lines(0).get('N3 plain')).toEqual({ give: 6, get: 1 })
})

describe('where to sail', () => {
  const nothing = new Map<string, number>()
  it('is as dangerous as the cards that are left and strike so large a fleet', () => {
    expect(danger(catalogue, nothing, 3, 1)).toBe(20)
    expect(danger(catalogue, nothing, 4, 1)).toBe(50)
    expect(danger(catalogue, nothing, 4, 2)).toBe(78) // 1 - 5/10 * 4/9
    expect(danger(catalogue, new Map([['storm', 3]]), 6, 1)).toBe(29)
    expect(danger(catalogue, nothing, 6, 0)).toBe(0)
    expect(fairlySafe(catalogue)).toBe(3)
  })
  it('is where cards are had for no more precious ones', () => {
    expect(gains(catalogue, catalogue.lands[1]!).map(({ id }) => id)).toEqual(['I1'])
    expect(gains(catalogue, { id: 'sparta', region: 'neighboring', unique: 'army', hazards: 1 }).map(({ id }) => id)).toEqual(['N1', 'N3'])
  })
  it('has the rares that no other land has for itself', () => {
    expect(raresIn(catalogue, 'italy')).toEqual(['spices'])
    expect(raresIn(catalogue, 'egypt')).toEqual(['spices', 'papyrus'])
  })
  it('is less dangerous while good winds blow', () => {
    const omen = (kind: string): Omen => ({ id: `events/${kind}`, kind, named: null, dries: '', closes: '', spares: [] })
    const italy = catalogue.lands[1]!
    expect(draws(catalogue, italy, [omen('drought')])).toBe(2)
    expect(draws(catalogue, italy, [omen('trade_winds'), omen('drought')])).toBe(1)
    expect(draws(catalogue, { ...italy, hazards: 1 }, [omen('trade_winds')]), 'one is always drawn').toBe(1)
    expect(draws(catalogue, { ...italy, region: 'neighboring' }, [omen('trade_winds')])).toBe(2)
  })
})

it('an offer between others is known to be there, its cards are not', () => {
  const position = new Position(
    view([zone('offer/1', [piece('offer/1/ore', 'ore', {}, 2)]), zone('asks/1')], {
      'offer_to/1': '0',
      'offer_to/2': 'all',
      'trader/0': 'active',
    }),
  )
  expect(position.offers()).toEqual([
    { from: 1, to: 0, known: true, gives: new Map([['ore', 2]]), asks: new Map() },
    { from: 2, to: null, known: false, gives: new Map(), asks: new Map() },
  ])
})

describe('what was told', () => {
  const told: GameEvent[] = [
    { event: 'hazard_drawn', region: 'foreign', hazard: 'storm' },
    { event: 'phase_began', phase: 'hazard' },
    { event: 'hazard_drawn', region: 'neighboring', hazard: 'sirens' },
    { event: 'struck', seat: 0, fleet: 'a' },
    { event: 'cargo_lost', seat: 0, fleet: 'a', cards: ['ore'] },
    { event: 'protected', seat: 1, fleet: 'b', card: 'army' },
    { event: 'hazard_drawn', region: 'foreign', hazard: 'safe_voyage' },
  ]
  it('of hazards is read card by card and fleet by fleet, of this season alone', () => {
    const [sirens, safe] = hazardsOf(told)
    expect(sirens!.outcomes.map((each) => [each.seat, each.what, each.cards])).toEqual([
      [0, 'cargo_lost', ['ore']],
      [1, 'protected', ['army']],
    ])
    expect([safe!.hazard, safe!.outcomes.length]).toEqual(['safe_voyage', 0])
    expect(
      hazardsOf([...told, { event: 'phase_began', phase: 'fleet_trade' }, { event: 'hazard_drawn', region: 'x', hazard: 'x' }]),
    ).toHaveLength(2)
  })
  it('of votes is read since the election began', () => {
    const votes = votesOf([
      { event: 'voted', seat: 0, named: 1 },
      { event: 'phase_began', phase: 'archon' },
      { event: 'voted', seat: 2, named: 1 },
    ])
    expect([...votes]).toEqual([[1, [2]]])
  })
})

it('armies stand in villages from the harvest until fleets are loaded', () => {
  const told: GameEvent[] = [
    { event: 'armies_posted', seat: 2, villages: ['b1'] },
    { event: 'season_began', year: 1, season: 2 },
    { event: 'phase_began', phase: 'production' },
    { event: 'armies_posted', seat: 0, villages: ['a1', 'c2'] },
    { event: 'armies_posted', seat: 1, villages: [] },
    { event: 'phase_began', phase: 'island_trade' },
  ]
  const lines = (events: GameEvent[]) => events.map((event, n) => ({ number: n, n, event, seat: 0, text: '' }))
  expect([...armiesOf(lines(told))]).toEqual([
    [0, new Set(['village_a1', 'village_c2'])],
    [1, new Set()],
  ])
  expect(armiesOf(lines([...told, { event: 'phase_began', phase: 'voyage' }])).size).toBe(0)
  expect(
    [told[3]!, told[4]!].map((event) => reading.idle!(event)),
    'who has none needs no line',
  ).toEqual([false, true])
})

it('what takes nothing is no loss', () => {
  expect(reading.loses({ event: 'cargo_lost', seat: 0, fleet: 'a', cards: ['ore'] }, 0)).toBe(true)
  expect(reading.loses({ event: 'cargo_lost', seat: 0, fleet: 'a', cards: [] }, 0)).toBe(false)
  expect(reading.loses({ event: 'cargo_loss_due', seat: 0, fleet: 'a', count: 2 }, 0)).toBe(true)
  expect(reading.loses({ event: 'cargo_loss_due', seat: 0, fleet: 'a', count: 0 }, 0)).toBe(false)
  expect(reading.loses({ event: 'fleet_turned_back', seat: 0, fleet: 'a' }, 0)).toBe(true)
})

describe('a fleet on the map', () => {
  const UNITS = { large: 704 / 650, phone: 704 / 378 }
  for (const [size, unit] of Object.entries(UNITS)) {
    it(`covers no name of an island while it is under way, ${size}`, () => {
      const covered = Object.entries(ISLES).flatMap(([home, from]) =>
        Object.entries(PLACES).flatMap(([land, to]) =>
          [0, 1, 2].flatMap((nth) => (covers(underWay(from, to, unit, nth), unit) ? [`${nth} from ${home} to ${land}`] : [])),
        ),
      )
      expect(covered).toEqual([])
    })
    it(`covers none where it has arrived, ${size}`, () => {
      const berths = Object.entries(PLACES).flatMap(([land, { berth, apart }]) =>
        [0, 1, 2].map((nth) => ({ land, x: berth.x + nth * apart, y: berth.y + (nth % 2) * 8 })),
      )
      expect(berths.filter((berth) => covers(berth, unit))).toEqual([])
    })
  }
})

it('a player who has built everything has won by that, and by nothing that follows', () => {
  const built = (seat: number, count: number) => Array.from({ length: count }, (_, n) => piece(`built/${seat}/${n}`, 'village_a1'))
  const wonders = (seat: number) => ['x', 'y'].map((wonder) => piece(`wonders/${seat}/${wonder}`, wonder, { stage: 'complete' }))
  const zones = [14, 14, 13].flatMap((count, seat) => [
    { id: `built/${seat}`, key: '', owner: seat, pieces: built(seat, count) },
    { id: `wonders/${seat}`, key: '', owner: seat, pieces: wonders(seat) },
  ])
  const score = (acropolis: number, philosophies: number) => ({ wonders_completed: 2, acropolis, philosophies })
  const rows = ending.rows({ seats: 3, counters: [], zones } as unknown as View, [score(6, 3), score(6, 2), score(5, 4)])
  expect(rows.map(({ built }) => built)).toEqual([16, 16, 15])
  expect(ending.order(rows[1]!, rows[2]!)).toEqual(['built'])
  expect(ending.order(rows[0]!, rows[1]!)[0]).toBe('philosophies')
  expect(ending.order(rows[2]!, rows[2]!)).toEqual(['wonders_completed', 'acropolis', 'philosophies'])
})

describe('offers of one for one', () => {
  const tags = new Map([['port', { what: 'port', price: priceIn('timber:1 ore:2 gold:1'), payable: false }]])
  it('give what there is to spare for what is needed, of the same worth first', () => {
    const hand = new Map([
      ['grapes', 3],
      ['spices', 1],
    ])
    expect(smallOffers(hand, tags, 'chios', catalogue).map(({ give, want }) => `${give} ${want}`)).toEqual([
      'grapes ore',
      'grapes timber',
      'spices ore',
      'spices gold',
      'spices timber',
      'grapes gold',
    ])
  })
  it('ask for nothing that is in hand already, nor for itself', () => {
    const hand = new Map([
      ['timber', 1],
      ['gold', 1],
      ['ore', 1],
    ])
    const found = smallOffers(hand, tags, 'chios', catalogue)
    expect(new Set(found.map(({ want }) => want))).toEqual(new Set(['ore']))
    expect(found.some(({ give }) => give === 'ore')).toBe(false)
    expect(smallOffers(new Map(), tags, 'chios', catalogue)).toEqual([])
  })
})

describe('an answer given for us', () => {
  const components = {
    harbor_status: [
      { id: 'open_harbor', effect: { kind: 'none' } },
      { id: 'harbor_toll', effect: { kind: 'toll' } },
    ],
    events: [
      { id: 'plague', timing: 'trade_start' },
      { id: 'famine', timing: 'trade_start' },
      { id: 'drought', timing: 'event' },
    ],
  }
  const asked = (key: string, actions: string[], zones: ReturnType<typeof zone>[]): View => {
    const found = actions.map((text, n) => {
      const [verb, word = ''] = text.split(' ')
      return { n, text, verb: verb!, args: { [verb === 'order' ? 'omen' : 'fleet']: word } }
    })
    return { ...view(zones), seat: 0, prompt: { key, params: {} }, actions: found }
  }
  const arrived = (card: string): ReturnType<typeof zone>[] => [
    zone('fleets/0', [piece('fleets/0/a', 'a', { status: 'arrived', land: 'egypt' })]),
    zone('harbors', [piece('harbors/egypt', card, { up: 1 })]),
  ]
  const omens = (...kinds: string[]): ReturnType<typeof zone>[] => [
    zone(
      'events',
      kinds.map((kind) => piece(`events/${kind}`, kind)),
    ),
  ]

  it('sends the one fleet to the market of a harbor that takes nothing', () => {
    expect(obvious(asked('trading_turn', ['begin a', 'done'], arrived('open_harbor')), components)?.text).toBe('begin a')
    expect(obvious(asked('trading_turn', ['begin a', 'done'], arrived('harbor_toll')), components)).toBeNull()
    expect(obvious(asked('trading_turn', ['begin a', 'begin b', 'done'], arrived('open_harbor')), components)).toBeNull()
  })
  it('leaves events as they lie where their order changes nothing', () => {
    expect(obvious(asked('order_events', ['order drought', 'order plague'], omens('plague', 'drought')), components)?.text).toBe(
      'order plague',
    )
    expect(obvious(asked('order_events', ['order famine', 'order plague'], omens('plague', 'famine')), components)).toBeNull()
  })
})
