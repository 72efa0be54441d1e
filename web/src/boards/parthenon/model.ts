/** The pieces on the table of Parthenon, by name. It reads views and component data and knows no rules. */
import { BoardPosition, entries, lastPart, mark, record, word, type Entry } from '../kit/position.ts'
import type { ParthenonCounter, ParthenonZone } from './rules.ts'

/** A number of cards of each kind, or of a wildcard. */
export type Cards = Map<string, number>

export const VILLAGES = ['village_a1', 'village_b1', 'village_c1', 'village_a2', 'village_b2', 'village_c2'] as const
export const WORKSHOPS = ['workshop_1', 'workshop_2'] as const
export const ACROPOLIS = ['market', 'academy', 'treasury', 'port', 'fortress', 'shrine'] as const
export const FLEETS = ['a', 'b', 'c'] as const

interface Island {
  basics: string[]
  rare: string
  /** The yield of each village and workshop. */
  yields: Map<string, string>
}
export interface Land {
  id: string
  region: string
  /** What only this land has: an aegis card, plans, a philosophy, papyrus, gold. */
  unique: string
  /** Hazard cards normally drawn for its region. */
  hazards: number
}
/** A kind of hazard card: how many there are, and from how many cards on it can strike a fleet; 0: it strikes
 * nobody. */
interface HazardKind {
  id: string
  count: number
  least: number
}
/** A line of an exchange: a number of cards of a class or kind for others. */
export interface Line {
  id: string
  from: string
  give: number
  to: string
  get: number
  region: string
  /** The one land that has it, or none: then the whole region has it. */
  land: string
}

/** The figures of the components. */
export class Catalogue {
  readonly commodities: string[]
  readonly aegis: string[]
  readonly classes: Map<string, string>
  readonly islands: Map<string, Island>
  readonly lands: Land[]
  readonly lines = new Map<string, Line>()
  readonly moods: Map<string, string>
  /** Events settled one after the other before the market opens: the order of two of them counts. */
  readonly settled: Set<string>
  /** Events that change how many hazard cards are drawn for a region: by how many, and to how few at least. */
  readonly weather: Map<string, { region: string; by: number; least: number }>
  readonly hazards: HazardKind[]
  readonly hold: number
  readonly goal: { villages: number; workshops: number; acropolis: number; wonders: number }

  constructor(components: Record<string, unknown>) {
    this.commodities = entries(components.commodities).map((each) => String(each.id))
    this.classes = new Map(entries(components.commodities).map((each) => [String(each.id), String(each.class)]))
    this.aegis = entries(components.aegis).map((each) => String(each.id))
    const draws = record(components.hazard_draws)
    this.lands = entries(components.lands).map((each) => ({
      id: String(each.id),
      region: String(each.region),
      unique: String(each.unique),
      hazards: Number(draws[String(each.region)] ?? 0),
    }))
    this.islands = new Map(entries(components.islands).map((each) => [String(each.id), islandOf(each)]))
    this.moods = new Map(
      [...entries(components.events), ...entries(components.harbor_status)].map((each) => [String(each.id), String(each.mood)]),
    )
    this.settled = new Set(entries(components.events).flatMap(({ id, timing }) => (timing === 'trade_start' ? [String(id)] : [])))
    this.weather = new Map(
      entries(components.events).flatMap(({ id, effect }) => {
        const { kind, region, delta, minimum } = record(effect)
        return kind === 'hazard_draws' ? [[String(id), { region: String(region), by: Number(delta), least: Number(minimum) }]] : []
      }),
    )
    this.hazards = entries(components.hazards).map((each) => ({
      id: String(each.id),
      count: Number(each.count),
      least: each.target === 'none' ? 0 : Math.max(1, Number(each.min_cards)),
    }))
    this.hold = Number(record(components.cargo).max_cards ?? 0)
    const victory = record(components.victory)
    this.goal = {
      villages: Number(victory.villages),
      workshops: Number(victory.workshops),
      acropolis: Number(victory.acropolis),
      wonders: Number(victory.wonders),
    }
    for (const row of entries(components.trade_rates)) this.line(row.line, row.from, row.give, row.to, row.get, row.region)
    const market = record(record(entries(components.acropolis).find((each) => each.id === 'market')).effect)
    for (const row of entries(market.table)) this.line(row.line, row.give, row.give_amount, row.get, row.get_amount, 'home')
    for (const land of entries(components.lands))
      for (const offer of entries(land.offers))
        if (offer.line) this.line(offer.line, offer.give, offer.give_amount, offer.get, offer.get_amount, land.region, land.id)
  }
  private line(id: unknown, from: unknown, give: unknown, to: unknown, get: unknown, region: unknown, land: unknown = ''): void {
    const plain = (word: unknown): string => String(word).replace(/^any_/, '')
    this.lines.set(String(id), {
      id: String(id),
      from: plain(from),
      give: Number(give),
      to: plain(to),
      get: Number(get),
      region: String(region),
      land: String(land),
    })
  }

  get kinds(): string[] {
    return [...this.commodities, ...this.aegis]
  }
  classOf(kind: string): string {
    return this.classes.get(kind) ?? 'aegis'
  }
  get structures(): number {
    const { villages, workshops, acropolis, wonders } = this.goal
    return villages + workshops + acropolis + wonders
  }
}

/** The highest chance, in hundredths, that one of a number of hazards strikes a fleet of a number of cards. It is an
 * upper bound: some strike only the largest or smallest fleet, and some can be warded off. `spent` are the cards drawn
 * already. */
export function danger(catalogue: Catalogue, spent: Cards, cards: number, draws: number): number {
  const left = catalogue.hazards.map(({ id, count, least }) => ({ count: count - (spent.get(id) ?? 0), least }))
  let pile = left.reduce((total, { count }) => total + count, 0)
  let harmless = left.reduce((total, { count, least }) => total + (least === 0 || least > cards ? count : 0), 0)
  let spared = 1
  for (let n = 0; n < draws && pile > 0; n++) spared *= Math.max(0, harmless--) / pile--
  return Math.round((1 - spared) * 100)
}
/** The cargo up to which a fleet is fairly safe: with one more card, more hazards become dangerous than at any other
 * step. */
export function fairlySafe(catalogue: Catalogue): number {
  const by = new Map<number, number>()
  for (const { count, least } of catalogue.hazards) if (least > 1) by.set(least, (by.get(least) ?? 0) + count)
  const [most] = [...by].sort((one, other) => other[1] - one[1] || one[0] - other[0])
  return most ? most[0] - 1 : 0
}

const RANKS = ['basic', 'rare', 'gold']
/** The lines by which a land turns cards into others that are at least as precious. */
export function gains(catalogue: Catalogue, { id, region }: Land): Line[] {
  return [...catalogue.lines.values()].filter(
    (line) => line.region === region && (!line.land || line.land === id) && RANKS.indexOf(line.to) >= RANKS.indexOf(line.from),
  )
}
/** The rares available in a land: a land known for a rare is the only one that has it. */
export function raresIn(catalogue: Catalogue, land: string): string[] {
  const elsewhere = new Set(catalogue.lands.filter(({ id }) => id !== land).map(({ unique }) => unique))
  return catalogue.commodities.filter((kind) => catalogue.classOf(kind) === 'rare' && !elsewhere.has(kind))
}
/** How many hazard cards are drawn for a land while these events are in force. */
export function draws(catalogue: Catalogue, { hazards, region }: Land, omens: Omen[]): number {
  return omens.reduce((count, { kind }) => {
    const change = catalogue.weather.get(kind)
    const here = change && (change.region === 'all' || change.region === region)
    return here ? Math.max(change.least, count + change.by) : count
  }, hazards)
}

/** Villages are in the file in the order of their places. */
function islandOf(entry: Entry): Island {
  const yields = new Map<string, string>()
  entries(entry.villages).forEach((each, n) => yields.set(VILLAGES[n] ?? '', String(each.produces)))
  entries(entry.workshops).forEach((each, n) => yields.set(WORKSHOPS[n] ?? '', String(each.produces)))
  return { basics: (entry.basics as string[] | undefined) ?? [], rare: String(entry.rare), yields }
}

export interface Fleet {
  id: string
  seat: number
  letter: string
  status: string
  land: string
  cards: number
}
export interface Omen {
  id: string
  kind: string
  /** The Archon's choice for it, and the seats it cannot affect. */
  named: number | null
  dries: string
  closes: string
  spares: number[]
}
export interface Harbor {
  id: string
  land: string
  card: string
  up: boolean
}
/** A structure that is built: `posted` is an army of ours that nobody else knows of yet. */
interface Standing {
  idle: boolean
  used: boolean
  posted: boolean
}
export interface Tag {
  what: string
  price: Cards
  payable: boolean
}
interface Wonder {
  id: string
  kind: string
  stage: string
}

export const sum = (cards: Cards): number => [...cards.values()].reduce((total, n) => total + n, 0)

/** `timber:1 other_basic:2` */
export function priceIn(text: string): Cards {
  return new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((part) => [part.split(':')[0]!, Number(part.split(':')[1])]),
  )
}

/** One position of the game. */
export class Position extends BoardPosition<ParthenonZone, ParthenonCounter> {
  cards(id: ParthenonZone): Cards {
    return this.once(id, 'cards', (pieces) => new Map(pieces.map((piece) => [piece.kind, piece.count])))
  }
  get phase(): string {
    return this.text('phase')
  }
  get archon(): number | null {
    return this.has('archon') ? this.number('archon') : null
  }
  omens(): Omen[] {
    return this.once('events', 'omens', (pieces) =>
      pieces.map((piece) => ({
        id: piece.id,
        kind: piece.kind,
        named: piece.marks?.named === undefined ? null : mark(piece, 'named'),
        dries: word(piece, 'dries'),
        closes: word(piece, 'closes'),
        spares: word(piece, 'spares').split(' ').filter(Boolean).map(Number),
      })),
    )
  }
  /** By land. */
  harbors(): Map<string, Harbor> {
    return this.once('harbors', 'harbors', (pieces) => {
      const all = pieces.map((piece) => ({ id: piece.id, land: lastPart(piece.id), card: piece.kind, up: mark(piece, 'up') > 0 }))
      return new Map(all.map((each) => [each.land, each]))
    })
  }
  island(seat: number): string {
    return this.text(`island/${seat}`)
  }
  built(seat: number): Map<string, Standing> {
    return this.once(
      `built/${seat}`,
      'built',
      (pieces) =>
        new Map(
          pieces.map((piece) => [
            piece.kind,
            { idle: mark(piece, 'idle') > 0, used: mark(piece, 'used') > 0, posted: mark(piece, 'posted') > 0 },
          ]),
        ),
    )
  }
  wonders(seat: number): Wonder[] {
    return this.once(`wonders/${seat}`, 'wonders', (pieces) =>
      pieces.map((piece) => ({ id: piece.id, kind: piece.kind, stage: word(piece, 'stage') })),
    )
  }
  thoughts(seat: number): string[] {
    return this.once(`thoughts/${seat}`, 'thoughts', (pieces) => pieces.map((piece) => piece.kind))
  }
  tags(seat: number): Map<string, Tag> {
    return this.once(
      `prices/${seat}`,
      'tags',
      (pieces) =>
        new Map(
          pieces.map((piece) => [
            piece.kind,
            { what: piece.kind, price: priceIn(word(piece, 'price')), payable: mark(piece, 'payable') > 0 },
          ]),
        ),
    )
  }
  fleets(seat: number): Fleet[] {
    return this.once(`fleets/${seat}`, 'fleets', (pieces) =>
      pieces.map((piece) => ({
        id: piece.id,
        seat,
        letter: piece.kind,
        status: word(piece, 'status'),
        land: word(piece, 'land'),
        cards: mark(piece, 'cards'),
      })),
    )
  }
  allFleets(): Fleet[] {
    return this.seats().flatMap((seat) => this.fleets(seat))
  }
  /** The cost and yield of lines of exchange today, by the notation after the verb. */
  lines(seat: number): Map<string, { give: number; get: number }> {
    return this.once(
      `lines/${seat}`,
      'lines',
      (pieces) => new Map(pieces.map((piece) => [lastPart(piece.id), { give: mark(piece, 'give'), get: mark(piece, 'get') }])),
    )
  }
  /** How many of the buildings that win the game stand on an island. */
  standing(seat: number): number {
    return this.pieces(`built/${seat}`).length + this.wonders(seat).filter((each) => each.stage === 'complete').length
  }
  /** Open offers that a seat may see: its own, those to it and those to all. */
  offers(): Offer[] {
    return this.seats().flatMap((seat) => {
      const to = this.text(`offer_to/${seat}`)
      if (!to) return []
      return [
        {
          from: seat,
          to: to === 'all' ? null : Number(to),
          known: this.zones.has(`offer/${seat}`),
          gives: this.cards(`offer/${seat}`),
          asks: this.cards(`asks/${seat}`),
        },
      ]
    })
  }
}

export interface Offer {
  from: number
  /** The seat it is for; null: for everybody. */
  to: number | null
  known: boolean
  gives: Cards
  asks: Cards
}

/** What a player still needs and cannot make: the named cards on the tags of missing buildings, most wanted first. */
export function lacks(tags: Map<string, Tag>, home: string, catalogue: Catalogue): Cards {
  const island = catalogue.islands.get(home)
  const wanted: Cards = new Map()
  const own = new Set([...(island?.basics ?? []), island?.rare])
  for (const { price } of tags.values())
    for (const [kind, n] of price) if (catalogue.classes.has(kind) && !own.has(kind)) wanted.set(kind, (wanted.get(kind) ?? 0) + n)
  return new Map([...wanted].sort((one, other) => other[1] - one[1]))
}

/** The yield of an island in a season, village by village. */
export function harvest(position: Position, catalogue: Catalogue, seat: number): Cards {
  const island = catalogue.islands.get(position.island(seat))
  const out: Cards = new Map()
  for (const structure of position.built(seat).keys()) {
    const kind = island?.yields.get(structure)
    if (kind) out.set(kind, (out.get(kind) ?? 0) + 1)
  }
  return out
}
