/** The hazards of a season, card by card, as they were told: which fleets each met and what became of them. */
import type { GameEvent } from '../../server/wire.ts'

/** What became of a fleet: it was immune, protected by a card, struck, spared by a gift, lost cargo, sank, turned back, was
 * driven elsewhere. */
export interface Outcome {
  seat: number
  fleet: string
  what: string
  cards: string[]
  land: string
}
export interface Drawn {
  region: string
  hazard: string
  /** The fleet for which it was drawn in place of another. */
  instead: string
  outcomes: Outcome[]
}

const OUTCOMES = new Set([
  'immune',
  'protected',
  'struck',
  'gift_spent',
  'protection_lost',
  'cargo_lost',
  'fleet_sunk',
  'fleet_turned_back',
  'fleet_diverted',
])

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** From what was told since the season's fleets set sail; empty outside that time. */
export function hazardsOf(events: GameEvent[]): Drawn[] {
  const begun = events.findLastIndex((event) => event.event === 'phase_began' && event.phase === 'hazard')
  if (begun < 0) return []
  const out: Drawn[] = []
  for (const event of events.slice(begun + 1)) {
    if (event.event === 'phase_began') break
    if (event.event === 'hazard_drawn') out.push({ region: String(event.region), hazard: String(event.hazard), instead: '', outcomes: [] })
    if (event.event === 'hazard_replaced')
      out.push({ region: out.at(-1)?.region ?? '', hazard: String(event.hazard), instead: `${event.seat}/${event.fleet}`, outcomes: [] })
    if (OUTCOMES.has(event.event))
      out.at(-1)?.outcomes.push({
        seat: Number(event.seat),
        fleet: String(event.fleet),
        what: event.event,
        land: String(event.land ?? ''),
        cards: event.card === undefined ? words(event.cards) : [String(event.card)],
      })
  }
  return out.map((drawn) => ({ ...drawn, outcomes: last(drawn.outcomes) }))
}

/** To be struck is only the beginning of something worse. */
function last(outcomes: Outcome[]): Outcome[] {
  const same = (one: Outcome, other: Outcome): boolean => one.seat === other.seat && one.fleet === other.fleet
  return outcomes.filter((each, at) => each.what !== 'struck' || !outcomes.slice(at + 1).some((later) => same(each, later)))
}

/** The votes of an election as they were told, by who was voted for. */
export function votesOf(events: GameEvent[]): Map<number, number[]> {
  const begun = events.findLastIndex((event) => event.event === 'phase_began' && event.phase === 'archon')
  const out = new Map<number, number[]>()
  for (const event of begun < 0 ? [] : events.slice(begun))
    if (event.event === 'voted') out.set(Number(event.named), [...(out.get(Number(event.named)) ?? []), Number(event.seat)])
  return out
}
