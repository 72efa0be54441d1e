/** What views and events of this game are made of. Written by web/game_types.py from the rules. */
import type { EventOf } from '../kit/events.ts'

/** Kinds of events, with what they carry. */
export interface DeukalionEvents {
  treasure_placed: { treasure: string; city: string }
  mission_opened: { mission: string }
  mission_dealt: { seat: number; mission?: string }
  whirlpool_placed: { seat: number; field: string }
  ship_placed: { seat: number; field: string }
  turn_began: { turn: number; seat: number }
  kylix_rolled: { seat: number; centre: number; around: number[] }
  kylix_placed: { seat: number; dice: number[] }
  passed: { seat: number }
  cards_used: { seat: number; die: number }
  drew: { seat: number; card?: string }
  no_card_left: { seat: number }
  reshuffled: { count: number }
  turn_ended: { seat: number }
  set_sail: { seat: number; fields: number }
  sailed: { seat: number; field: string }
  swirled: { seat: number; field: string; hidden: number; side: number; cross: number }
  move_ended: { seat: number }
  recovered: { seat: number; count: number }
  sacrificed: { seat: number }
  styx_entered: { seat: number; majority: number }
  styx_left: { seat: number }
  hydra_moved: { seat: number; field: string }
  window_closed: { seats: number[] }
  card_played: { seat: number; card: string }
  card_returned: { seat: number; card: string }
  card_given: { seat: number; card: string }
  mission_swapped: { seat: number; mission: string }
  mission_shown: { seat: number; mission: string }
  claims_opened: { mission: string; seats: number[] }
  mission_done: { seat: number; mission: string; points: number }
  mission_removed: { mission: string }
  unloaded: { seat: number; treasure: string }
  stored: { seat: number; treasure: string; city: string }
  point_cards: { seat: number; count: number }
  no_mission_left: object
  no_hydra_mission: { seat: number }
  founded: { seat: number; settlement: string }
  conquered: { seat: number; settlement: string; owner: number; kept: number }
  attacked_ship: { seat: number; defender: number }
  attacked_city: { seat: number; city: string }
  attacked_settlement: { seat: number; settlement: string; owner: number }
  attacked_hydra: { seat: number }
  hydra_attacked: { seat: number; by: number }
  threw: { seat: number; hidden: number; side: number; cross: number }
  threw_again: { seat: number; hidden: number; side: number; cross: number }
  won_against_ship: { seat: number; strength: string; loser: number; against: string }
  won: { seat: number; strength: string; against: string }
  lost: { seat: number; strength: string; against: string }
  fell: { seat: number; count: number }
  saved: { seat: number; count: number }
  treasure_taken: { seat: number; treasure: string; city: string }
  treasure_seized: { seat: number; treasure: string; loser: number }
  nothing_taken: { seat: number }
  theseus_taken: { seat: number }
  theseus_seized: { seat: number; loser: number }
  theseus_left: { seat: number }
  ship_displaced: { by: number; seat: number; field: string }
  hydra_displaced: { by: number; field: string }
  game_won: { seat: number; total: number }
  turns_over: { turn: number }
}

export type DeukalionEvent = EventOf<DeukalionEvents>

export type DeukalionZone =
  `chances/${string}` | `chosen/${string}` | `city/${string}` | 'deck' | 'discards' | `front/${string}` |
  `hand/${string}` | 'kylix' | 'map' | `mission/${string}` | 'open' | 'pile' | 'placements' | `prowl/${string}` |
  `reach/${string}` | 'removed' | `settlement/${string}` | `ship/${string}` | 'ships' | 'supply' | `thrown/${string}`
  | 'underworld'

export type DeukalionCounter =
  'active' | 'allowance' | 'defender' | 'fight' | 'fighter' | 'goal' | `hero/${string}` | 'needed' | 'odds' | 'phase'
  | 'place' | `room/${string}` | `strength/${string}` | `total/${string}` | 'turn'
