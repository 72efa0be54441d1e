/** The hazards of a season, card by card, from their events: which fleets each met and what happened to them. */
import type { GameEvent } from '../../server/wire.ts'
import { eventsAs, kindSet } from '../kit/events.ts'
import type { ParthenonEvent } from './rules.ts'

/** What happened to a fleet: it was immune, protected by a card, struck, spared by a gift, lost cargo, sank, turned
 * back, was driven elsewhere. */
interface Outcome {
  seat: number
  fleet: string
  what: string
  cards: string[]
  land: string
}
export interface Drawn {
  region: string
  hazard: string
  /** The fleet for which it was drawn instead of another. */
  instead: string
  outcomes: Outcome[]
}

const OUTCOMES = kindSet<ParthenonEvent>(
  'immune',
  'protected',
  'struck',
  'gift_spent',
  'protection_lost',
  'cargo_lost',
  'fleet_sunk',
  'fleet_turned_back',
  'fleet_diverted',
)

/** State carried from one outcome to the next. */
type Suffered = { seat: number; fleet: string; land?: string; card?: string; cards?: string[] }

/** From the events since the season's fleets set sail; empty at other times. */
export function hazardsOf(lines: GameEvent[]): Drawn[] {
  const events = eventsAs<ParthenonEvent>(lines)
  const begun = events.findLastIndex((event) => event.event === 'phase_began' && event.phase === 'hazard')
  if (begun < 0) return []
  const out: Drawn[] = []
  for (const event of events.slice(begun + 1)) {
    if (event.event === 'phase_began') break
    if (event.event === 'hazard_drawn') out.push({ region: event.region, hazard: event.hazard, instead: '', outcomes: [] })
    if (event.event === 'hazard_replaced')
      out.push({ region: out.at(-1)?.region ?? '', hazard: event.hazard, instead: `${event.seat}/${event.fleet}`, outcomes: [] })
    if (OUTCOMES.has(event.event)) {
      const { seat, fleet, land = '', card, cards = [] } = event as Suffered
      out.at(-1)?.outcomes.push({
        seat,
        fleet,
        what: event.event,
        land,
        cards: card === undefined ? cards : [card],
      })
    }
  }
  return out.map((drawn) => ({ ...drawn, outcomes: last(drawn.outcomes) }))
}

/** Being struck is only the beginning of something worse. */
function last(outcomes: Outcome[]): Outcome[] {
  const same = (one: Outcome, other: Outcome): boolean => one.seat === other.seat && one.fleet === other.fleet
  return outcomes.filter((each, at) => each.what !== 'struck' || !outcomes.slice(at + 1).some((later) => same(each, later)))
}

/** The votes of an election from their events, by candidate. */
export function votesOf(lines: GameEvent[]): Map<number, number[]> {
  const events = eventsAs<ParthenonEvent>(lines)
  const begun = events.findLastIndex((event) => event.event === 'phase_began' && event.phase === 'archon')
  const out = new Map<number, number[]>()
  for (const event of begun < 0 ? [] : events.slice(begun))
    if (event.event === 'voted') out.set(event.named, [...(out.get(event.named) ?? []), event.seat])
  return out
}
