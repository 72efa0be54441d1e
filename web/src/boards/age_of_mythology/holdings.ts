/** What a player of Age of Mythology has, and the state of the race for victory cubes: used by the board, the news
 * since our last move and the previews of options. */
import type { View } from '../../server/wire.ts'
import { BoardPosition, word } from '../kit/position.ts'
import type { MythologyCounter, MythologyZone } from './rules.ts'
import type { Holdings } from '../contract.ts'
import { Catalogue, RESOURCES, VICTORY_CARDS } from './model.ts'

/** The winner of the last battle is unknown before it is fought. */
const OPEN_TO_THE_END = 'won_the_last_battle'

interface Lane {
  has: number
  /** The cubes that the victory cards would give as things stand. */
  hopes: number
}

export function laneOf(position: BoardPosition<MythologyZone, MythologyCounter>, seat: number): Lane {
  const led = VICTORY_CARDS.filter(
    (card) => card !== OPEN_TO_THE_END && position.has(`leader/${card}`) && position.number(`leader/${card}`) === seat,
  )
  return {
    has: position.number(`victory/${seat}`),
    hopes: led.reduce((sum, card) => sum + position.count(`victory/${card}`, 'victory'), 0),
  }
}

/** Cubes, buildings, tiles, units and villagers, in any place: a villager on a tile is as much ours as one that
 * waits. */
function has(view: View, seat: number): Map<string, number> {
  const position = new BoardPosition<MythologyZone, MythologyCounter>(view)
  const out = new Map<string, number>()
  const add = (kind: string, count: number): void => void (count && out.set(kind, (out.get(kind) ?? 0) + count))
  for (const zone of ['cubes', 'city', 'holding', 'battle'] as const)
    for (const { kind, count } of position.pieces(`${zone}/${seat}`)) add(kind, count)
  for (const tile of position.pieces(`production/${seat}`)) {
    if (tile.kind === 'space') continue
    add(tile.kind, tile.count)
    if (word(tile, 'worker')) add(word(tile, 'worker'), 1)
  }
  add('victory', position.number(`victory/${seat}`))
  return out
}

const catalogues = new WeakMap<object, Catalogue>()
function catalogueOf(components: Record<string, unknown>): Catalogue {
  const made = catalogues.get(components) ?? new Catalogue(components)
  catalogues.set(components, made)
  return made
}

export const holdings: Holdings = {
  has,
  keeps: (view, seat, components) => ({
    kinds: RESOURCES,
    most: catalogueOf(components).storageOf(new BoardPosition<MythologyZone, MythologyCounter>(view).pieces(`city/${seat}`)),
  }),
  race: (view) => {
    const position = new BoardPosition<MythologyZone, MythologyCounter>(view)
    return new Map(
      position.seats().map((seat) => {
        const lane = laneOf(position, seat)
        return [seat, lane.has + lane.hopes]
      }),
    )
  },
  hopes: (view) => {
    const position = new BoardPosition<MythologyZone, MythologyCounter>(view)
    return new Map(position.seats().map((seat) => [seat, laneOf(position, seat).hopes]))
  },
}
