/** The last fight among the events, as far as it has got. */
import type { GameEvent } from '../../server/wire.ts'
import { eventsAs, kindSet } from '../kit/events.ts'
import type { Position } from './model.ts'
import type { DeukalionEvent } from './rules.ts'

interface Throw {
  hidden: number
  side: number
  cross: number
}
export interface FightProgress {
  kind: 'ship' | 'city' | 'settlement' | 'hydra' | 'attacked_by_hydra'
  /** The seat that throws against the target; the attacked player if the Hydra attacks. */
  fighter: number
  /** The other ship. */
  defender: number | null
  /** The city or settlement. */
  place: string
  throws: Map<number, Throw>
  /** Cards played in it, in order. */
  cards: { seat: number; card: string }[]
  strength: Map<number, string>
  against: string
  /** The seat that has won, -1 for a city, a settlement or the Hydra; null while undecided. */
  winner: number | null
  fallen: Map<number, number>
  saved: Map<number, number>
}

const ATTACKS: { readonly [Kind in DeukalionEvent['event']]?: FightProgress['kind'] } = {
  attacked_ship: 'ship',
  attacked_city: 'city',
  attacked_settlement: 'settlement',
  attacked_hydra: 'hydra',
  hydra_attacked: 'attacked_by_hydra',
}
/** After these events the table is no longer about a fight. */
const PAST = kindSet<DeukalionEvent>('move_ended', 'turn_ended', 'sailed', 'turn_began', 'set_sail')

/** The current fight, for a player who arrives in the middle of it; the events say which cards were played. */
export function fightOnTable(position: Position, told: GameEvent[]): FightProgress | null {
  if (!position.has('fighter')) return null
  const kind = position.text('fight') as FightProgress['kind']
  const throws = new Map<number, Throw>()
  for (const zone of position.view.zones)
    if (zone.id.startsWith('thrown/')) {
      const seat = zone.owner ?? 0
      const count = (pose: keyof Throw): number => position.count(`thrown/${seat}`, pose)
      throws.set(seat, { hidden: count('hidden'), side: count('side'), cross: count('cross') })
    }
  return {
    kind,
    throws,
    fighter: position.number('fighter'),
    defender: position.has('defender') ? position.number('defender') : null,
    place: position.text('place'),
    cards: fightOf(told)?.cards ?? [],
    strength: new Map(),
    against: '',
    winner: null,
    fallen: new Map(),
    saved: new Map(),
  }
}

export function fightOf(events: GameEvent[]): FightProgress | null {
  let fight: FightProgress | null = null
  for (const event of eventsAs<DeukalionEvent>(events)) {
    const { seat = -1, city, settlement } = event as { seat?: number; city?: string; settlement?: string }
    const kind = ATTACKS[event.event]
    if (kind) {
      fight = {
        kind,
        fighter: seat,
        defender: event.event === 'attacked_ship' ? event.defender : null,
        place: city ?? settlement ?? '',
        throws: new Map(),
        cards: [],
        strength: new Map(),
        against: '',
        winner: null,
        fallen: new Map(),
        saved: new Map(),
      }
    } else if (fight) follow(fight, event, seat)
    if (PAST.has(event.event)) fight = null
  }
  return fight
}

function follow(fight: FightProgress, event: DeukalionEvent, seat: number): void {
  switch (event.event) {
    case 'threw':
      fight.throws.set(seat, { hidden: event.hidden, side: event.side, cross: event.cross })
      break
    case 'threw_again': {
      const before = fight.throws.get(seat)
      if (before) fight.throws.set(seat, { hidden: before.hidden + event.hidden, side: before.side + event.side, cross: event.cross })
      break
    }
    case 'card_played':
      if (fight.winner === null) fight.cards.push({ seat, card: event.card })
      break
    case 'won':
    case 'lost':
      fight.strength.set(seat, event.strength)
      fight.against = event.against
      fight.winner = event.event === 'won' ? seat : -1
      break
    case 'won_against_ship':
      fight.strength.set(seat, event.strength).set(event.loser, event.against)
      fight.winner = seat
      break
    case 'fell':
      fight.fallen.set(seat, event.count)
      break
    case 'saved':
      fight.saved.set(seat, event.count)
  }
}
