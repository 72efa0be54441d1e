/** Which events of the chronicle hurt a seat, and which form one action. */
import type { GameEvent } from '../../server/wire.ts'
import type { Reading } from '../contract.ts'
import { ending } from './ending.ts'
import { kindSet } from '../kit/events.ts'
import { holdings } from './holdings.ts'
import { obvious } from './obvious.ts'
import type { ParthenonEvent } from './rules.ts'

/** Events that take something away from their seat. */
const LOSSES = kindSet<ParthenonEvent>(
  ['event_suffered', 'event_loss_due', 'village_razed', 'village_silenced', 'lost_at_random', 'building_idle', 'sickness_takes'],
  ['struck', 'protection_lost', 'cargo_lost', 'cargo_loss_due', 'fleet_sunk', 'fleet_turned_back', 'surplus_cargo', 'army_returned'],
)
/** Consequences of a trade, a building or a mishap that share its line. */
const PARTS = kindSet<ParthenonEvent>(
  ['card_given', 'card_doubled', 'card_taken', 'surplus_taken', 'trade_ended', 'paid', 'discount_used', 'price_fixed', 'built'],
  ['fleet_bought', 'gift_spent', 'gift_not_spent', 'protection_lost', 'cargo_lost', 'fleet_sunk', 'fleet_turned_back'],
)

/** A hazard or an event may take nothing. */
const spared = (event: GameEvent): boolean => event.count === 0 || (Array.isArray(event.cards) && event.cards.length === 0)

/** Drafts are announced when they are offered. */
const IDLE = kindSet<ParthenonEvent>('waited', 'draft_begun')
/** Nobody needs to read that somebody without armies posts none. */
const unposted = ({ event, villages }: GameEvent): boolean => event === 'armies_posted' && Array.isArray(villages) && !villages.length

export const reading: Reading = {
  formal: new Set(['nothing_to_choose', 'free_action']),
  obvious,
  holdings,
  idle: (event: GameEvent) => IDLE.has(event.event) || unposted(event),
  ending,
  loses: (event: GameEvent, seat: number) => event.seat === seat && LOSSES.has(event.event) && !spared(event),
  goesOn: (event: GameEvent) => PARTS.has(event.event),
}
