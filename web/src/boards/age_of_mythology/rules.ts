/** What views and events of this game are made of. Written by web/game_types.py from the rules. */
import type { EventOf } from '../kit/events.ts'

/** Kinds of events, with what they carry. */
export interface MythologyEvents {
  culture_dealt: { seat: number; culture: string }
  seated: { seat: number; place: number }
  first_player: { seat: number }
  turn_began: { turn: number }
  round_began: { round: number }
  extra_moves: object
  cube_placed: { seat: number; card: string }
  ready: { seat: number }
  cards_taken: { seat: number; permanent: number; random: number }
  drew: { seat: number; card?: string }
  reshuffled: { culture: string; count: number }
  card_played: { seat: number; card: string }
  card_laid: { seat: number; card: string }
  no_cards: { seat: number }
  fourth_declined: { seat: number }
  spoiled: { seat: number; food: number; wood: number; gold: number; favor: number }
  discarded: { seat: number; permanent: number; cards: string[] }
  tile_opened: { tile: string }
  tile_taken: { seat: number; tile: string; space: number }
  tile_passed: { seat: number }
  tiles_returned: { count: number }
  action_skipped: { seat: number; card: string }
  scope_named: { seat: number; scope: string }
  workers_lifted: { seat: number }
  worker_put: { seat: number; worker: string; tile: string }
  gathered: { seat: number; food: number; wood: number; gold: number; favor: number }
  paid: { seat: number; food: number; wood: number; gold: number; favor: number }
  built: { seat: number; building: string }
  recruited: { seat: number; unit: string }
  exchanged: { seat: number; gave: string; got: string; count: number }
  temple_bought: { seat: number; cubes: number; favor: number }
  age_reached: { seat: number; age: string }
  attacked: { seat: number; defender: number }
  area_named: { seat: number; area: string }
  units_revealed: { seat: number; units: string[] }
  seduced: { seat: number; unit: string }
  retreated: { seat: number }
  stayed: { seat: number }
  battle_card: { seat: number; unit: string }
  stood_in: { seat: number; unit: string }
  went_berserk: { seat: number; unit: string }
  threatened_throw: { seat: number; unit: string }
  rolled: { seat: number; dice: number; hits: number; sources: number[] }
  tied: { hits: number }
  encounter_won: { seat: number; unit: string }
  eliminated: { seat: number; unit: string }
  thrown: { seat: number; unit: string }
  rescued: { seat: number; unit: string; favor: number }
  protected: { seat: number; unit: string }
  unit_gained: { seat: number; unit: string }
  favor_earned: { seat: number; favor: number }
  routed: { seat: number }
  reinforced: { seat: number; unit: string }
  battle_won: { seat: number; loser: number; cubes: number }
  building_destroyed: { owner: number; building: string; seat: number }
  villager_lost: { seat: number; place: string }
  tile_captured: { seat: number; owner: number; tile: string; kept: number }
  cube_seized: { seat: number; owner: number; resource: string }
  power_bought: { seat: number; god: string; favor: number }
  cubes_gained: { seat: number; resource: string; count: number }
  sacrificed: { seat: number; unit: string }
  converted: { seat: number; unit: string; into: string }
  targeted: { seat: number; target: number }
  tile_removed: { seat: number; owner: number; tile: string }
  tiles_swapped: { seat: number; tile: string; owner: number; theirs: string }
  struck: { seat: number; owner: number; unit: string }
  fourth_bought: { seat: number }
  awarded: { seat: number; card: string; cubes: number }
  not_awarded: { card: string; cubes: number }
  game_ended: { turn: number }
  chooser_drawn: { seat: number }
}

export type MythologyEvent = EventOf<MythologyEvents>

export type MythologyZone =
  'bank' | `battle/${string}` | `battle_card/${string}` | `city/${string}` | `committed/${string}` | `cubes/${string}`
  | `deck/${string}` | `dice/${string}` | `discards/${string}` | `front/${string}` | `hand/${string}` |
  `holding/${string}` | 'open' | `picked/${string}` | `pile/${string}` | 'pool' | `production/${string}` | 'stock' |
  `supply/${string}` | `victory/${string}`

export type MythologyCounter =
  `age/${string}` | `army/${string}` | 'battle_area' | 'battle_god' | 'battle_god_used' | `buildings/${string}` |
  `culture/${string}` | `dice/${string}` | 'encounter' | 'first_player' | `fourth_action/${string}` | `hits/${string}`
  | `leader/${string}` | `permanent_cards/${string}` | 'phase' | `place/${string}` | `random_cards/${string}` |
  'round' | `to_draw/${string}` | 'turn' | `unit_limit/${string}` | `victory/${string}` | 'victory_bank'
