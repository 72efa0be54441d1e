/** The last fight that was told of, as far as it has got. */
import type { GameEvent } from '../../server/wire.ts'
import type { Position } from './model.ts'

export interface Throw {
  hidden: number
  side: number
  cross: number
}
export interface Course {
  kind: 'ship' | 'city' | 'settlement' | 'hydra' | 'attacked_by_hydra'
  /** Who throws against the target; the attacked player where the Hydra attacks. */
  fighter: number
  /** The other ship. */
  defender: number | null
  /** The city or settlement. */
  place: string
  throws: Map<number, Throw>
  /** Cards that were played in it, in order. */
  cards: { seat: number; card: string }[]
  strength: Map<number, string>
  against: string
  /** The seat that has won, -1 for a city, a settlement or the Hydra; null while it is open. */
  winner: number | null
  fallen: Map<number, number>
  saved: Map<number, number>
}

const ATTACKS: Record<string, Course['kind']> = {
  attacked_ship: 'ship',
  attacked_city: 'city',
  attacked_settlement: 'settlement',
  attacked_hydra: 'hydra',
  hydra_attacked: 'attacked_by_hydra',
}
/** After these a fight is no longer what the table is about. */
const PAST = new Set(['move_ended', 'turn_ended', 'sailed', 'turn_began', 'set_sail'])

/** The fight that lies on the table, for who comes to it in the middle; what was told of it says which cards were played. */
export function courseIn(position: Position, told: GameEvent[]): Course | null {
  if (!position.has('fighter')) return null
  const kind = position.text('fight') as Course['kind']
  const throws = new Map<number, Throw>()
  for (const zone of position.view.zones)
    if (zone.id.startsWith('thrown/'))
      throws.set(zone.owner ?? 0, {
        hidden: position.count(zone.id, 'hidden'),
        side: position.count(zone.id, 'side'),
        cross: position.count(zone.id, 'cross'),
      })
  return {
    kind,
    throws,
    fighter: position.number('fighter'),
    defender: position.has('defender') ? position.number('defender') : null,
    place: position.text('place'),
    cards: courseOf(told)?.cards ?? [],
    strength: new Map(),
    against: '',
    winner: null,
    fallen: new Map(),
    saved: new Map(),
  }
}

export function courseOf(events: GameEvent[]): Course | null {
  let course: Course | null = null
  for (const event of events) {
    const seat = Number(event.seat)
    const kind = ATTACKS[event.event]
    if (kind) {
      course = {
        kind,
        fighter: seat,
        defender: kind === 'ship' ? Number(event.defender) : null,
        place: String(event.city ?? event.settlement ?? ''),
        throws: new Map(),
        cards: [],
        strength: new Map(),
        against: '',
        winner: null,
        fallen: new Map(),
        saved: new Map(),
      }
    } else if (course) follow(course, event, seat)
    if (PAST.has(event.event)) course = null
  }
  return course
}

function follow(course: Course, event: GameEvent, seat: number): void {
  const poses = { hidden: Number(event.hidden), side: Number(event.side), cross: Number(event.cross) }
  switch (event.event) {
    case 'threw':
      course.throws.set(seat, poses)
      break
    case 'threw_again': {
      const before = course.throws.get(seat)
      if (before) course.throws.set(seat, { hidden: before.hidden + poses.hidden, side: before.side + poses.side, cross: poses.cross })
      break
    }
    case 'card_played':
      if (course.winner === null) course.cards.push({ seat, card: String(event.card) })
      break
    case 'won':
    case 'lost':
      course.strength.set(seat, String(event.strength))
      course.against = String(event.against)
      course.winner = event.event === 'won' ? seat : -1
      break
    case 'won_against_ship':
      course.strength.set(seat, String(event.strength)).set(Number(event.loser), String(event.against))
      course.winner = seat
      break
    case 'fell':
      course.fallen.set(seat, Number(event.count))
      break
    case 'saved':
      course.saved.set(seat, Number(event.count))
  }
}
