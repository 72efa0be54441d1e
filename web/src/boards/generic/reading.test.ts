import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Piece, View, Zone } from '../../server/wire.ts'
import { Speech } from '../../speech/speech.ts'
import { called, heaped, layoutOf, shared } from './reading.ts'
import { journeys } from './stage.ts'

const ROOT = new URL('../../../../', import.meta.url)
const file = (path: string): { language: string; text: string } => ({
  language: 'en',
  text: readFileSync(new URL(`petteia/locale/en/${path}.ftl`, ROOT), 'utf-8'),
})
const speech = (game: string, components = {}): Speech =>
  new Speech({ language: 'en', files: [file('common'), file(game), file(`web_${game}`)], components }, (seat) => ['Ida', 'Odo'][seat] ?? '')

const piece = (id: string, kind = id.split('/').at(-1)!, marks: Piece['marks'] = undefined, count = 1): Piece => ({
  id,
  kind,
  count,
  ...(marks ? { marks } : {}),
})
const zone = (id: string, pieces: Piece[] = [], more: Partial<Zone> = {}): Zone => ({
  id,
  key: `zone-${id.split('/')[0]}`,
  ...(pieces.length ? { pieces } : {}),
  ...more,
})
const view = (zones: Zone[]): View => ({
  game: 'any',
  rules: 1,
  seats: 2,
  options: {},
  seat: 0,
  pending: [0],
  over: false,
  zones,
  counters: [],
  prompt: { key: 'decide', params: {} },
  actions: [],
})

const sea = [
  zone('map', [
    piece('map/A1', 'water', { row: 0, col: 0 }),
    piece('map/B1', 'water', { row: 0, col: 1 }),
    piece('map/A2', 'corinth', { row: 1, col: 0 }),
  ]),
  zone('ships', [piece('ships/0', 'perseus', { seat: 0, field: 'B1' }), piece('ships/hydra', 'hydra', { field: 'A1' })]),
  zone('city/corinth', [piece('city/corinth/red')], { key: 'city-corinth' }),
  zone('deck', [], { unseen: 20 }),
  zone('open', [piece('open/m01')]),
  zone('removed'),
]

describe('the generic table', () => {
  it('draws squares as a map, with who stands and what lies on them', () => {
    const { chart, shared: rest, piles } = layoutOf(view(sea))
    expect([chart?.rows, chart?.cols]).toEqual([2, 2])
    const at = Object.fromEntries(chart!.squares.map((square) => [square.label, square]))
    expect(at.B1?.tokens.map((each) => each.id)).toEqual(['ships/0'])
    expect(at.A1?.tokens.map((each) => each.id)).toEqual(['ships/hydra'])
    expect(at.A2?.held?.id).toBe('city/corinth')
    expect(rest.map((each) => each.id)).toEqual(['open'])
    expect(piles.map((each) => each.id)).toEqual(['deck'])
  })

  it('has no map where pieces have no place', () => {
    const { chart, shared: rest } = layoutOf(view([zone('events', [piece('events/drought', 'drought', { order: 1 })])]))
    expect(chart).toBeNull()
    expect(rest).toHaveLength(1)
  })

  it('says where a card lies, what its marks mean, and nothing of marks nobody named', () => {
    const english = speech('parthenon')
    expect(called(piece('harbors/sparta', 'face_down', { up: 0, knowers: 3 }), english)).toEqual({
      name: 'Face-down card',
      at: 'Sparta',
      marks: [],
    })
    expect(called(piece('harbors/sparta', 'blockade', { up: 0, knowers: 1 }), english)).toEqual({
      name: 'Blockade',
      at: 'Sparta',
      marks: ['seen by you'],
    })
    expect(called(piece('fleets/0/a', 'a', { status: 'under_way', land: 'egypt', cards: 2 }), english).marks).toEqual([
      'under way',
      'Egypt',
      '2 cards aboard',
    ])
    expect(called(piece('built/1/market', 'market', { idle: 0 }), english)).toEqual({ name: 'Market', at: '', marks: [] })
  })

  it('says who is meant by a number that is a seat', () => {
    expect(speech('parthenon').value({ id: 'archon', value: 1 })).toBe('Odo')
    expect(speech('parthenon').value({ id: 'offer_to/0', value: 'all' })).toBe('everybody')
    expect(speech('deukalion').value({ id: 'active', value: 0 })).toBe('Ida')
    expect(speech('deukalion').value({ id: 'total/0', value: 3 })).toBe('3')
  })

  it('shows how strong a city is and what a mission is worth', () => {
    const english = speech('deukalion', {
      city: [{ id: 'corinth', conquest_value: 4, treasure_slots: 2 }],
      mission_card: [{ id: 'm01', points: 2, text: 'x' }],
    })
    expect(english.badge('corinth')).toBe('4')
    expect(english.badge('m01')).toBe('2')
    expect(english.about('corinth')).toBe('Strength 4; holds up to 2 treasures. Attack it from a field beside it.')
    expect(english.about('m01')).toBe('Bring a red treasure or a green treasure to Athens. Worth 2 points.')
  })

  it('knows a line of a table of exchange by its name', () => {
    const english = speech('parthenon', { trade_rates: [{ line: 'N1', give: 2, get: 1 }] })
    expect(english.say('action-convert', { line: 'N1', discounts: 'plain' })).toBe('2 basics for 1 basic, at the full price')
  })

  it('lays equal pieces in one heap, unless they differ in what can be seen', () => {
    const coins = [piece('hand/0/one', 'one'), piece('hand/0/one/2', 'one')]
    expect(heaped(coins, () => false)).toEqual([{ id: 'hand/0/one', kind: 'one', count: 2 }])
    expect(heaped(coins, () => true)).toHaveLength(2)
    expect(heaped([piece('kylix/sail', 'die', { value: 2 }), piece('kylix/hydra', 'die', { value: 2 })], () => false)).toHaveLength(2)
  })

  it('finds what sentences have in common, in any language', () => {
    expect(shared(['Sail to A1', 'Sail to B2'])).toEqual({ head: 'Sail to', tail: '', rest: ['A1', 'B2'] })
    expect(shared(['Nach A1 segeln', 'Nach B2 segeln'])).toEqual({ head: 'Nach', tail: 'segeln', rest: ['A1', 'B2'] })
    expect(shared(['Pass', 'Stop'])).toBeNull()
    expect(shared(['Take it', 'Take it all'])).toEqual({ head: 'Take', tail: '', rest: ['It', 'It all'] })
  })

  it('sees who has moved, and where gains come from', () => {
    const after = structuredClone(sea)
    after[1]!.pieces![0]!.marks = { seat: 0, field: 'A1' }
    delete after[2]!.pieces
    after.push(zone('ship/0', [piece('ship/0/red', 'red')], { owner: 0 }))
    expect(journeys(view(sea), view(after))).toEqual([
      { id: 'ships/0', from: 'ships/0' },
      { id: 'ship/0/red', from: 'city/corinth/red' },
    ])
    const drawn = structuredClone(sea)
    drawn[3]!.unseen = 19
    drawn.push(zone('hand/0', [piece('hand/0/pegasus', 'pegasus')], { owner: 0 }))
    expect(journeys(view(sea), view(drawn))).toEqual([{ id: 'hand/0/pegasus', from: 'deck' }])
  })
})
