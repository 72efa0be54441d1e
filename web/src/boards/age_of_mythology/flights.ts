/** The motions for events: one flight for each piece, from its old place to its new one. Events say what happened; the
 * positions before and after only give the squares. */
import type { GameEvent } from '../../server/wire.ts'
import { eventsAs } from '../kit/events.ts'
import { Position, RESOURCES } from './model.ts'
import type { MythologyEvent } from './rules.ts'

export interface Picture {
  kind: 'cube' | 'victory' | 'unit' | 'building' | 'tile' | 'card'
  word: string
  culture: string
}
export interface Flight {
  picture: Picture
  /** Places by name, the best first: pieces, zones, and finally everything of a seat. */
  from: string[]
  to: string[]
  /** The event it belongs to: later events start later. */
  event: number
  /** An element that stays hidden until the piece lands. */
  lands: boolean
  /** A card shown in the middle on its way; `turned` if it was face down. */
  shown?: boolean
  turned?: boolean
}
/** A place where something happened without a motion. */
interface Pulse {
  at: string[]
  event: number
}
interface Motion {
  flights: Flight[]
  pulses: Pulse[]
}

const VILLAGER = 'villager'

/** The flights of a list of events. */
export function motionOf(events: GameEvent[], before: Position, after: Position): Motion {
  const flights: Flight[] = []
  const pulses: Pulse[] = []
  const settled = new Set<string>()

  /** A square of a land that has changed, each only once. */
  const square = (seat: number, like: (at: number) => boolean): string => {
    const spaces = after.land(seat)
    const at = spaces.findIndex((space, n) => like(n) && !settled.has(space.id))
    if (at < 0) return `production/${seat}`
    settled.add(spaces[at]!.id)
    return spaces[at]!.id
  }
  const left = (seat: number, tile: string): string => {
    const was = before.land(seat)
    const now = after.land(seat)
    return was.find((space, n) => space.kind === tile && now[n]?.kind !== tile)?.id ?? `production/${seat}`
  }

  eventsAs<MythologyEvent>(events).forEach((event, at) => {
    const { seat = -1, owner = -1, unit = '' } = event as { seat?: number; owner?: number; unit?: string }
    const culture = seat >= 0 ? after.culture(seat) : ''
    const home = [`holding/${seat}`, `seat/${seat}`]
    const fly = (picture: Picture['kind'], word: string, from: string[], to: string[], more: Partial<Flight> = {}): void => {
      flights.push({ picture: { kind: picture, word, culture }, from, to, event: at, lands: false, ...more })
    }
    const cubes = (resource: string, count: number, from: string[], to: string[]): void => {
      for (let n = 0; n < count; n++) fly('cube', resource, from, to)
    }
    const stock = (resource: string, of = seat): string[] => [`cubes/${of}/${resource}`, `seat/${of}`]
    const bank = (resource: string): string[] => [`bank/${resource}`, 'bank']
    const army = (word: string, of = seat): string[] => [`battle/${of}/${word}`, `holding/${of}/${word}`, `holding/${of}`, `seat/${of}`]
    const supply = (word: string, of = seat): string[] => [`supply/${of}/${word}`, 'bank', `seat/${of}`]

    switch (event.event) {
      case 'gathered':
        for (const resource of RESOURCES) {
          const count = Number(event[resource] ?? 0)
          const tiles = after
            .land(seat)
            .filter((space) => space.resource === resource)
            .map((space) => space.id)
          for (let n = 0; n < count; n++)
            fly('cube', resource, [tiles[n % Math.max(1, tiles.length)] ?? '', ...bank(resource)], stock(resource))
        }
        break
      case 'paid':
      case 'spoiled':
        for (const resource of RESOURCES) cubes(resource, Number(event[resource] ?? 0), stock(resource), bank(resource))
        break
      case 'cubes_gained':
        cubes(event.resource, event.count, bank(event.resource), stock(event.resource))
        break
      case 'favor_earned':
        cubes('favor', event.favor, bank('favor'), stock('favor'))
        break
      case 'cube_seized':
        cubes(event.resource, 1, stock(event.resource, owner), stock(event.resource))
        break
      case 'exchanged':
        cubes(event.gave, event.count, stock(event.gave), bank(event.gave))
        cubes(event.got, event.count, bank(event.got), stock(event.got))
        break
      case 'temple_bought':
        cubes('favor', event.favor, stock('favor'), bank('favor'))
        for (let n = 0; n < event.cubes; n++) fly('victory', '', ['bank/victory', 'bank'], [`won/${seat}`, `seat/${seat}`])
        break
      case 'cube_placed':
        fly('victory', '', ['bank/victory', 'bank'], [`victory/${event.card}`])
        break
      case 'battle_won':
      case 'awarded':
        for (let n = 0; n < event.cubes; n++)
          fly(
            'victory',
            '',
            [`victory/${event.event === 'awarded' ? event.card : 'won_the_last_battle'}`],
            [`won/${seat}`, `home/${seat}`, `seat/${seat}`],
          )
        break
      case 'power_bought':
        cubes('favor', event.favor, stock('favor'), bank('favor'))
        break
      case 'rescued':
        cubes('favor', event.favor, stock('favor'), bank('favor'))
        fly('unit', unit, supply(unit), army(unit))
        break
      case 'tile_opened':
        fly('tile', event.tile, ['pool', 'bank'], [`open/${event.tile}`], { lands: true, turned: true })
        break
      case 'tile_taken':
        fly('tile', event.tile, [`open/${event.tile}`, 'pool'], [`production/${seat}/${event.space}`, `seat/${seat}`], { lands: true })
        break
      case 'tiles_returned':
        for (const piece of before.pieces('open').slice(0, 6)) fly('tile', piece.kind, [`open/${piece.kind}`], ['pool'])
        break
      case 'tile_captured':
        fly(
          'tile',
          event.tile,
          [left(owner, event.tile), `seat/${owner}`],
          event.kept
            ? [square(seat, (n) => after.land(seat)[n]?.kind === event.tile && before.land(seat)[n]?.kind !== event.tile), `seat/${seat}`]
            : ['pool'],
          { lands: true },
        )
        break
      case 'tile_removed':
        fly('tile', event.tile, [left(owner, event.tile), `seat/${owner}`], ['pool'])
        break
      case 'tiles_swapped':
        fly(
          'tile',
          event.tile,
          [left(seat, event.tile), `seat/${seat}`],
          [square(owner, (n) => after.land(owner)[n]?.kind === event.tile && before.land(owner)[n]?.kind !== event.tile), `seat/${owner}`],
          { lands: true },
        )
        fly(
          'tile',
          event.theirs,
          [left(owner, event.theirs), `seat/${owner}`],
          [square(seat, (n) => after.land(seat)[n]?.kind === event.theirs && before.land(seat)[n]?.kind !== event.theirs), `seat/${seat}`],
          { lands: true },
        )
        break
      case 'worker_put': {
        const worker = event.worker
        const to = square(seat, (n) => {
          const [was, now] = [before.land(seat)[n], after.land(seat)[n]]
          return now?.kind === event.tile && now.worker === worker && was?.worker !== worker
        })
        fly('unit', worker, [`idle/${worker}`, ...army(worker)], [to, `seat/${seat}`])
        break
      }
      case 'workers_lifted':
        for (const space of before.land(seat))
          if (space.worker)
            fly('unit', space.worker, [space.id, `seat/${seat}`], [`idle/${space.worker}`, `holding/${seat}/${space.worker}`, ...home])
        break
      case 'villager_lost':
        fly('unit', VILLAGER, [`holding/${seat}/${VILLAGER}`, ...home], ['bank'])
        break
      case 'built':
        fly(
          'building',
          event.building,
          [`stock/${event.building}`, 'bank'],
          [`city/${seat}/${event.building}`, `city/${seat}`, `seat/${seat}`],
          { lands: true },
        )
        if (event.building === 'house') fly('unit', VILLAGER, ['bank'], [`holding/${seat}/${VILLAGER}`, ...home])
        break
      case 'building_destroyed':
        fly('building', event.building, [`city/${owner}/${event.building}`, `city/${owner}`, `seat/${owner}`], ['bank'])
        break
      case 'recruited':
      case 'unit_gained':
        fly('unit', unit, supply(unit), army(unit))
        break
      case 'reinforced':
        fly('unit', unit, [`holding/${seat}/${unit}`, `home/${seat}`], [`battle/${seat}/${unit}`, `home/${seat}`])
        break
      case 'converted':
        fly('unit', event.into, army(unit), army(event.into))
        break
      case 'sacrificed':
        fly('unit', unit, army(unit), supply(unit))
        break
      case 'struck':
        fly('unit', unit, army(unit, owner), supply(unit, owner))
        break
      case 'eliminated':
        fly('unit', unit, [`duel/${seat}`], [`fallen/${seat}/${unit}`, `home/${seat}`])
        break
      case 'thrown':
      case 'seduced':
        fly('unit', unit, [`battle/${seat}/${unit}`, `duel/${seat}`], [`home/${seat}`])
        break
      case 'card_played':
      case 'card_laid': {
        const card = event.card
        fly('card', card, [`hand/${seat}/${card}`, `hand/${seat}`, `seat/${seat}`], [`front/${seat}`, `seat/${seat}`], {
          shown: event.event === 'card_played',
          turned: seat !== after.view.seat,
        })
        break
      }
      case 'drew': {
        const card = String(event.card ?? '')
        fly('card', card, [`deck/${culture}`, 'bank'], [`hand/${seat}/${card}`, `hand/${seat}`, `seat/${seat}`], {
          lands: !!card,
          turned: !!card,
        })
        break
      }
      case 'discarded':
        for (const card of Array.isArray(event.cards) ? event.cards : [])
          fly(
            'card',
            String(card),
            [`picked/${seat}/${card}`, `hand/${seat}/${card}`, `hand/${seat}`, `seat/${seat}`],
            [`deck/${culture}`, 'bank'],
          )
        break
      case 'age_reached':
        pulses.push({ at: [`age/${seat}`, `seat/${seat}`], event: at })
        break
      case 'first_player':
        pulses.push({ at: [`first/${seat}`, `seat/${seat}`], event: at })
        break
    }
  })
  return { flights, pulses }
}

/** Where on the board an event left its trace: the end of its first flight, or its pulse. */
export function placeOf(event: GameEvent, position: Position): string[] {
  const { flights, pulses } = motionOf([event], position, position)
  if (event.event === 'gathered' || event.event === 'paid' || event.event === 'spoiled') return [`seat/${String(event.seat)}`]
  const first = flights[0]
  if (first) return first.to[0] === 'bank' || first.to[0] === 'pool' ? [...first.from, ...first.to] : first.to
  return pulses[0]?.at ?? (typeof event.seat === 'number' ? [`seat/${event.seat}`] : [])
}

export interface Timing {
  delay: number
  duration: number
}

/** When each flight starts and how long it takes, so that everything ends in time. Pieces follow each other closely;
 * those of a later event come a little later. */
export function timed(flights: Flight[], within: number, travel: number, apart: number): Timing[] {
  let clock = 0
  const starts = flights.map((flight, at) => {
    const last = flights[at - 1]
    if (last) clock += last.event === flight.event ? apart : apart * 2
    return clock
  })
  const room = within - travel
  const squeeze = clock > room ? room / clock : 1
  return flights.map((flight, at) => ({
    delay: Math.round(starts[at]! * squeeze),
    duration: flight.shown ? Math.max(travel, Math.round(within - starts[at]! * squeeze)) : travel,
  }))
}
