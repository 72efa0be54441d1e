/** Which events of the chronicle hurt a seat, and which belong to battles. */
import type { GameEvent } from '../../server/wire.ts'
import type { Reading } from '../contract.ts'
import { kindSet } from '../kit/events.ts'
import { holdings } from './holdings.ts'
import { RESOURCES } from './model.ts'
import type { MythologyEvent } from './rules.ts'

/** Events that take something away, and which of the seats they name loses it. */
const LOSERS: { readonly [Kind in MythologyEvent['event']]?: 'seat' | 'owner' | 'loser' } = {
  eliminated: 'seat',
  spoiled: 'seat',
  villager_lost: 'seat',
  seduced: 'seat',
  building_destroyed: 'owner',
  tile_captured: 'owner',
  cube_seized: 'owner',
  tile_removed: 'owner',
  tiles_swapped: 'owner',
  struck: 'owner',
  battle_won: 'loser',
}
const BATTLE = kindSet<MythologyEvent>(
  ['attacked', 'area_named', 'units_revealed', 'seduced', 'retreated', 'stayed', 'battle_card', 'stood_in', 'went_berserk'],
  ['threatened_throw', 'rolled', 'tied', 'encounter_won', 'eliminated', 'thrown', 'rescued', 'protected', 'routed'],
  ['reinforced', 'battle_won', 'building_destroyed', 'tile_captured', 'cube_seized', 'struck'],
)

/** Consequences of a card, or of drawing, that share its line. */
const PARTS = kindSet<MythologyEvent>(
  ['paid', 'built', 'recruited', 'gathered', 'scope_named', 'workers_lifted', 'worker_put', 'exchanged', 'temple_bought'],
  ['age_reached', 'power_bought', 'cubes_gained', 'unit_gained', 'favor_earned', 'converted', 'sacrificed'],
  ['action_skipped', 'attacked', 'area_named', 'drew', 'cube_seized'],
)

/** Prices, and what they bought. */
function own(event: GameEvent): [kind: string, by: number][] {
  const { event: what, ...of } = event as MythologyEvent
  const told = of as Record<string, string | number>
  const number = (name: string): number => Number(told[name] ?? 0)
  switch (what) {
    case 'paid':
      return RESOURCES.map((kind) => [kind, -number(kind)])
    case 'built':
      return [[String(told.building), 1]]
    case 'recruited':
      return [[String(told.unit), 1]]
    case 'exchanged':
      return [
        [String(told.gave), -number('count')],
        [String(told.got), number('count')],
      ]
    case 'temple_bought':
      return [
        ['favor', -number('favor')],
        ['victory', number('cubes')],
      ]
    case 'power_bought':
    case 'rescued':
      return [['favor', -number('favor')]]
    default:
      return []
  }
}

export const reading: Reading = {
  own,
  holdings,
  idle: (event: GameEvent) => event.event === 'ready',
  loses: (event: GameEvent, seat: number) => {
    const who = LOSERS[event.event as MythologyEvent['event']]
    return who !== undefined && event[who] === seat
  },
  battle: (event: GameEvent) => BATTLE.has(event.event),
  goesOn: (event: GameEvent) => PARTS.has(event.event),
}
