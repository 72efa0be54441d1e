/** The pieces on the table of Age of Mythology, by name. It reads views and component data and knows no rules. */
import type { Piece, Zone } from '../../server/wire.ts'
import { BoardPosition, entries, type Entry } from '../kit/position.ts'
import type { MythologyCounter, MythologyZone } from './rules.ts'

export const RESOURCES = ['food', 'wood', 'gold', 'favor'] as const
export type Resource = (typeof RESOURCES)[number]
export type Amounts = Record<Resource, number>
export const CULTURES = ['greek', 'egyptian', 'norse']
export const AGES = ['archaic', 'classical', 'heroic', 'mythic']
export const VICTORY_CARDS = ['largest_army', 'most_buildings', 'the_wonder', 'won_the_last_battle']

export interface Origin {
  source: string
}
export interface Unit extends Origin {
  id: string
  culture: string
  kind: 'mortal' | 'myth' | 'hero'
  types: string[]
  dice: number
  bonuses: Record<string, number>
  cost: Amounts
  age: string
  /** Equal hits are enough for this card. */
  winsTies: boolean
}
export interface Building extends Origin {
  id: string
  cost: Amounts
  age: string
  most: number
}
interface Card extends Origin {
  id: string
  action: string
  culture: string
  god: string
  favor: number
  /** The figure of the card, if it has one, and what it gathers. */
  number: number | null
  scope: string
  /** The cost of the next age, by age. */
  ages: Record<string, number>
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '')
const numbers = (value: unknown): Record<string, number> =>
  typeof value === 'object' && value !== null ? { ...(value as Record<string, number>) } : {}
const origin = (entry: Entry): Origin => ({ source: word(entry.source) })
const amounts = (value: unknown): Amounts => ({ food: 0, wood: 0, gold: 0, favor: 0, ...numbers(value) })

/** The figures of the components. */
export class Catalogue {
  readonly units = new Map<string, Unit>()
  readonly buildings = new Map<string, Building>()
  readonly cards = new Map<string, Card>()
  readonly tiles = new Map<string, Origin>()
  readonly gods = new Map<string, Origin & { favor: number }>()
  private readonly storage: number
  private readonly stores = new Map<string, number>()
  private readonly squares: Record<string, number> = {}
  private readonly grids: Record<string, string[]> = {}

  constructor(components: Record<string, unknown>) {
    for (const unit of entries(components.units))
      this.units.set(word(unit.id), {
        ...origin(unit),
        id: word(unit.id),
        culture: word(unit.culture),
        kind: unit.class as Unit['kind'],
        types: (unit.types as string[]) ?? [],
        dice: Number(unit.dice),
        bonuses: numbers(unit.bonuses),
        cost: amounts(unit.cost),
        age: word(unit.required_age),
        winsTies: entries(unit.specials).some((special) => special.kind === 'wins_ties'),
      })
    for (const building of entries(components.buildings)) {
      const effect = (building.effect ?? {}) as Entry
      this.buildings.set(word(building.id), {
        ...origin(building),
        id: word(building.id),
        cost: amounts(building.cost),
        age: word(building.required_age),
        most: Number(building.max_per_player ?? 1),
      })
      if (effect.kind === 'storage_limit') this.stores.set(word(building.id), Number(effect.limit))
    }
    for (const god of entries(components.god_powers)) this.gods.set(word(god.id), { ...origin(god), favor: Number(god.favor_cost) })
    const parameter = new Map(entries(components.actions).map((action) => [word(action.id), word(action.parameter)]))
    for (const card of [...entries(components.permanent_cards), ...entries(components.random_cards)]) {
      const figure = card[parameter.get(word(card.action)) ?? '']
      this.cards.set(word(card.id), {
        ...origin(card),
        id: word(card.id),
        action: word(card.action),
        culture: word(card.culture),
        god: word(card.god),
        favor: this.gods.get(word(card.god))?.favor ?? 0,
        number: typeof figure === 'number' ? figure : null,
        scope: word(figure),
        ages: numbers(figure),
      })
    }
    for (const tile of entries(components.production_tiles))
      this.tiles.set(`${word(tile.terrain)}/${word(tile.resource)}/${String(tile.amount)}`, origin(tile))
    this.storage = Number(((components.game ?? {}) as Entry).storage_limit_per_resource ?? 0)
    for (const [culture, data] of Object.entries((components.cultures ?? {}) as Record<string, Entry>)) {
      const board = (data.board ?? {}) as Entry
      this.squares[culture] = Number(board.city_squares ?? 16)
      this.grids[culture] = ((board.production_grid ?? []) as string[][]).flat()
    }
  }

  squaresOf(culture: string): number {
    return this.squares[culture] ?? 16
  }
  /** The terrains of a people's land in reading order, and its units. */
  landOf(culture: string): string[] {
    return this.grids[culture] ?? []
  }
  unitsOf(culture: string): string[] {
    return [...this.units.values()].filter((unit) => unit.culture === culture).map((unit) => unit.id)
  }

  /** How many cubes of each colour can be stored, by the figures of the buildings in a city. */
  storageOf(city: Piece[]): number {
    return Math.max(this.storage, ...city.map((piece) => this.stores.get(piece.kind) ?? 0))
  }
}

/** A square of a production area. */
export interface Space {
  id: string
  terrain: string
  resource: Resource | null
  amount: number
  worker: string
  kind: string
}

/** One position of the game. */
export class Position extends BoardPosition<MythologyZone, MythologyCounter> {
  zone(id: string): Zone | undefined {
    return this.zones.get(id)
  }

  /** Whether everybody has a people, and with it a board. */
  get peopled(): boolean {
    return this.seats().every((seat) => this.has(`culture/${seat}`))
  }
  culture(seat: number): string {
    return this.text(`culture/${seat}`) || 'greek'
  }
  cubes(zone: MythologyZone): Amounts {
    return this.once(
      zone,
      'cubes',
      () => Object.fromEntries(RESOURCES.map((resource) => [resource, this.count(zone, resource)])) as Amounts,
    )
  }
  /** The buildings of a city, one per square. */
  city(seat: number): { id: string; kind: string }[] {
    return this.once(`city/${seat}`, 'city', (pieces) =>
      pieces.flatMap((piece) => Array.from({ length: piece.count }, () => ({ id: piece.id, kind: piece.kind }))),
    )
  }
  land(seat: number): Space[] {
    return this.once(`production/${seat}`, 'land', (pieces) =>
      pieces
        .map((piece) => ({ at: Number(piece.marks?.space ?? 0), space: spaceOf(piece) }))
        .sort((a, b) => a.at - b.at)
        .map(({ space }) => space),
    )
  }
  /** Soldiers at home; villagers are counted separately. */
  army(seat: number): Piece[] {
    return this.once(`holding/${seat}`, 'army', (pieces) => pieces.filter((piece) => piece.kind !== 'villager'))
  }
  villagers(seat: number): { idle: number; working: number } {
    const working = this.land(seat).filter((space) => space.worker === 'villager').length
    return { idle: this.count(`holding/${seat}`, 'villager'), working }
  }
  override seats(): number[] {
    return super.seats().sort((a, b) => this.number(`place/${a}`) - this.number(`place/${b}`))
  }
  /** Who would get a victory card as things stand; null if nobody. */
  leader(card: string): number | null {
    return this.has(`leader/${card}`) ? this.number(`leader/${card}`) : null
  }
  /** Attacker and defender of the current battle, and whether its units are still being chosen. */
  battle(): { sides: [number, number]; mustering: boolean } | null {
    for (const [prefix, mustering] of [
      ['battle/', false],
      ['committed/', true],
    ] as const) {
      const seats = this.view.zones.filter((zone) => zone.id.startsWith(prefix)).map((zone) => zone.owner ?? 0)
      if (seats.length === 2) return { sides: [seats[0]!, seats[1]!], mustering }
    }
    return null
  }
}

function spaceOf(piece: Piece): Space {
  const marks = piece.marks ?? {}
  const tile = tileOf(piece.kind)
  return {
    id: piece.id,
    kind: piece.kind,
    terrain: String(marks.terrain ?? ''),
    resource: tile?.resource ?? null,
    amount: tile?.amount ?? 0,
    worker: String(marks.worker ?? ''),
  }
}

/** The parts of `hills/gold/2`. */
export function tileOf(kind: string): { terrain: string; resource: Resource; amount: number } | null {
  const [terrain = '', resource = '', amount = ''] = kind.replace(/[*^]$/, '').split('/')
  return amount ? { terrain, resource: resource as Resource, amount: Number(amount) } : null
}

/** The rest of a stock after a price, and how many cubes are missing. */
export function after(stock: Amounts, price: Amounts): { left: Amounts; missing: number } {
  const left = Object.fromEntries(RESOURCES.map((r) => [r, stock[r] - price[r]])) as Amounts
  return { left, missing: RESOURCES.reduce((sum, r) => sum + Math.max(0, -left[r]), 0) }
}
