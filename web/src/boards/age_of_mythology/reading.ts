/** Which events of the chronicle hurt a seat, and which belong to battles. */
import type { GameEvent } from '../../server/wire.ts'
import type { Reading } from '../contract.ts'
import { kindSet } from '../kit/events.ts'
import { holdings } from './holdings.ts'
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

export const reading: Reading = {
  holdings,
  idle: (event: GameEvent) => event.event === 'ready',
  loses: (event: GameEvent, seat: number) => {
    const who = LOSERS[event.event as MythologyEvent['event']]
    return who !== undefined && event[who] === seat
  },
  battle: (event: GameEvent) => BATTLE.has(event.event),
  goesOn: (event: GameEvent) => PARTS.has(event.event),
}
