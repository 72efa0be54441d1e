/** The holdings of seats in a game whose board does not define them: the contents of their zones, and their points. */
import { POINTS, type Holdings, type Reading } from '../boards/contract.ts'
import type { View } from '../server/wire.ts'

/** Zones and counters about possibilities, prices, predictions and current decisions: nothing in them belongs to
 * anybody. */
const RECKONED = new Set(
  'reach prowl placements chances thrown chosen prices lines going draft draft_asks offer asks drafts excess excess_each committed'.split(
    ' ',
  ),
)
export const reckoned = (id: string): boolean => RECKONED.has(id.split('/')[0]!)

/** Zones that are not holdings, but offers or piles to draw from. */
const NOT_HAD = new Set(['supply', 'pile', 'picked', 'deck', 'mission', 'front'])
const COUNTED = ['total', 'points', 'score', 'victory']

function race(view: View): Map<number, number> {
  const out = new Map<number, number>()
  for (const { id, owner, value } of view.counters)
    if (owner !== undefined && COUNTED.includes(id.split('/')[0]!) && typeof value === 'number') out.set(owner, value)
  return out
}

function has(view: View, seat: number): Map<string, number> {
  const out = new Map<string, number>()
  for (const zone of view.zones) {
    if (zone.owner !== seat || NOT_HAD.has(zone.id.split('/')[0]!) || reckoned(zone.id)) continue
    for (const piece of zone.pieces ?? []) out.set(piece.kind, (out.get(piece.kind) ?? 0) + piece.count)
  }
  const points = race(view).get(seat)
  if (points) out.set(POINTS, points)
  return out
}

export const plain: Holdings = { has, race }
export const holdingsOf = (reading: Reading | null | undefined): Holdings => reading?.holdings ?? plain

/** This many more (or fewer) of a kind. */
export interface Change {
  kind: string
  by: number
}

/** The gains and losses of a seat between two views, in the order of its former holdings. */
export function changes(holdings: Holdings, before: View, after: View, seat: number): Change[] {
  const [then, now] = [holdings.has(before, seat), holdings.has(after, seat)]
  return [...new Set([...then.keys(), ...now.keys()])]
    .map((kind) => ({ kind, by: (now.get(kind) ?? 0) - (then.get(kind) ?? 0) }))
    .filter(({ by }) => by !== 0)
}
