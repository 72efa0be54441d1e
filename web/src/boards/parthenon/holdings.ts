/** What a player of Parthenon has: cards at home and at sea, buildings, wonders, philosophies and fleets. */
import type { View } from '../../server/wire.ts'
import type { Holdings } from '../contract.ts'

const OWNED = new Set(['hand', 'hold', 'built', 'wonders', 'thoughts', 'fleets'])

function has(view: View, seat: number): Map<string, number> {
  const out = new Map<string, number>()
  for (const zone of view.zones) {
    if (zone.owner !== seat || !OWNED.has(zone.id.split('/')[0]!)) continue
    for (const { kind, count } of zone.pieces ?? []) out.set(kind, (out.get(kind) ?? 0) + count)
  }
  return out
}

export const holdings: Holdings = { has, unique: ['structure', 'fleet', 'wonder', 'philosophy'] }
