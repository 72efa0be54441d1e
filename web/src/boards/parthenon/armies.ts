/** Armies in villages. One counts for a single harvest, but is seen there until fleets are loaded, when it may sail. */
import type { Line } from '../contract.ts'
import { eventsAs } from '../kit/events.ts'
import type { ParthenonEvent } from './rules.ts'

/** The villages of each seat to which armies were posted this season. */
export function armiesOf(lines: readonly Line[]): ReadonlyMap<number, ReadonlySet<string>> {
  const events = eventsAs<ParthenonEvent>(lines.filter(({ undone }) => !undone).map(({ event }) => event))
  const out = new Map<number, ReadonlySet<string>>()
  for (const event of events.slice(events.findLastIndex((each) => each.event === 'season_began') + 1)) {
    if (event.event === 'phase_began' && event.phase === 'voyage') return new Map()
    if (event.event === 'armies_posted') out.set(event.seat, new Set(event.villages.map((village) => `village_${village}`)))
  }
  return out
}
