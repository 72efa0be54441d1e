/** What views and events of this game are made of. Written by web/game_types.py from the rules. */
import type { EventOf } from '../kit/events.ts'

/** Kinds of events, with what they carry. */
export interface ParthenonEvents {
  island_drawn: { island: string }
  island_dealt: { seat: number; island: string }
  archon_drawn: { seat: number }
  extra_given: { seat: number; card: string }
  plan_chosen: { seat: number; wonder: string }
  season_began: { year: number; season: number }
  phase_began: { phase: string }
  year_ended: { year: number }
  harbor_replaced: { land: string }
  paid_in: { seat: number; wonder: string; card: string }
  plan_paid: { seat: number; wonder: string }
  wonder_completed: { seat: number; wonder: string }
  bought_in: { seat: number; owner: number; wonder: string }
  event_turned_up: { omen: string }
  donated: { seat: number; archon: number; count: number; cards?: string[] }
  event_ordered: { seat: number; omen: string }
  drought_named: { seat: number; card: string }
  player_named: { seat: number; omen: string; named: number }
  land_closed: { seat: number; land: string }
  awarded: { seat: number; named: number; gold: number }
  event_idle: { omen: string }
  stoic_named: { seat: number; omen: string }
  stoic_named_none: { seat: number }
  produced: { seat: number; cards: string[] }
  village_silenced: { seat: number; village: string }
  army_returned: { seat: number }
  armies_posted: { seat: number; villages: string[] }
  exchange_begun: { seat: number; line: string }
  card_given: { seat: number; card: string }
  card_doubled: { seat: number; card: string }
  card_taken: { seat: number; card: string }
  raid_kept_off: { seat: number; omen: string; card: string }
  event_paid: { seat: number; omen: string; cards: string[] }
  event_suffered: { seat: number; omen: string; cards: string[] }
  event_loss_due: { seat: number; omen: string; count: number }
  village_razed: { seat: number; omen: string; village: string }
  event_shielded: { seat: number; omen: string }
  event_gained: { seat: number; omen: string; card: string }
  lost_at_random: { seat: number; card: string }
  draft_begun: { seat: number; drafts: number }
  offered: { seat: number; to: number; cards?: string[] }
  asked: { seat: number; to: number; cards?: string[] }
  open_offer_sent: { seat: number; cards: string[] }
  open_offer_asks: { seat: number; cards: string[] }
  offer_declined: { seat: number; proposer: number }
  offer_withdrawn: { seat: number }
  offer_lapsed: { seat: number }
  offer_covered: { seat: number }
  offer_closed: { seat: number }
  exchanged: { seat: number; proposer: number; given: number; asked: number }
  open_exchanged: { seat: number; proposer: number }
  waited: { seat: number }
  left_market: { seat: number }
  market_closed: object
  oracle_asked: { seat: number }
  foreseen: { place: number; hazard?: string }
  looked: { seat: number; land: string; harbor?: string }
  load_together: { seat: number }
  loading_order: { seat: number; named: number; place: number }
  sailed: { seat: number; fleet: string; land: string; cards: number }
  stayed_home: { seat: number; fleet: string }
  hazard_drawn: { region: string; hazard: string }
  hazard_replaced: { seat: number; fleet: string; hazard: string }
  hazards_reshuffled: { count: number }
  fleet_picked: { seat: number; owner: number; fleet: string }
  immune: { seat: number; fleet: string }
  protected: { seat: number; fleet: string; card: string }
  struck: { seat: number; fleet: string }
  gift_spent: { seat: number; fleet: string }
  gift_not_spent: { seat: number; fleet: string }
  protection_lost: { seat: number; fleet: string; card: string }
  cargo_lost: { seat: number; fleet: string; cards: string[] }
  cargo_loss_due: { seat: number; fleet: string; count: number }
  fleet_sunk: { seat: number; fleet: string; cards: string[] }
  fleet_turned_back: { seat: number; fleet: string }
  fleet_diverted: { seat: number; fleet: string; land: string }
  fleet_arrived: { seat: number; fleet: string; land: string }
  harbor_wish: { seat: number; land: string; open: number }
  harbor_opened: { land: string; harbor: string }
  harbor_closed: { land: string }
  trade_begun: { seat: number; fleet: string; land: string }
  blockade_run: { seat: number; card: string }
  sickness_passed: { seat: number }
  sickness_takes: { seat: number }
  conversion_begun: { seat: number; line: string; discounts: string }
  surplus_taken: { seat: number; card: string; count: number }
  offer_taken: { seat: number; land: string }
  aegis_taken: { seat: number; card: string }
  plan_drawn: { seat: number; wonder: string }
  trade_ended: { seat: number; fleet: string }
  surplus_cargo: { seat: number; land: string; cards: string[] }
  came_home: { seat: number; cards: number }
  earthquake_paid: { seat: number }
  building_idle: { seat: number; structure: string }
  building_begun: { seat: number; structure: string }
  discount_used: { seat: number; discount: string; item: string }
  price_fixed: { seat: number }
  built: { seat: number; structure: string }
  fleet_ordered: { seat: number; fleet: string }
  fleet_bought: { seat: number; fleet: string }
  paid: { seat: number; cards: string[] }
  building_used: { seat: number; structure: string }
  philosophy_adopted: { seat: number; philosophy: string }
  swap_begun: { seat: number }
  turn_ended: { seat: number }
  limit_met: { seat: number; cards: string[] }
  hand_kept: { seat: number }
  hand_shown: { seat: number; cards: string[] }
  voted: { seat: number; named: number }
  election_tied: { votes: number }
  elected: { seat: number }
  theater_gold: { seat: number; gold: number }
  hand_counted: { seat: number; cards: string[] }
  crowned: { seat: number; named: number }
  island_finished: { seat: number }
  game_ended: { year: number; season: number }
}

export type ParthenonEvent = EventOf<ParthenonEvents>

export type ParthenonZone =
  `asks/${string}` | `bought/${string}` | `built/${string}` | `draft/${string}` | `draft_asks/${string}` | 'events' |
  `fleets/${string}` | `going/${string}` | `hand/${string}` | 'harbor_stack' | 'harbors' | 'harbors_gone' |
  'hazard_pile' | 'hazards' | `hold/${string}/${string}` | `lines/${string}` | `offer/${string}` | 'philosophies' |
  'plans' | `prices/${string}` | 'supply' | `thoughts/${string}` | `wonders/${string}`

export type ParthenonCounter =
  'archon' | `copied/${string}` | `discounted/${string}` | `drafts/${string}` | `excess/${string}` |
  `excess_each/${string}` | 'hazard' | `ignored/${string}` | `island/${string}` | `keeps/${string}` |
  `keeps_each/${string}` | `offer_to/${string}` | 'phase' | 'season' | `trader/${string}` | 'year'
