/** What a player of Deukalion has: pieces aboard, settlements held by their soldiers, their cards and their points. */
import type { View } from '../../server/wire.ts'
import { BoardPosition, lastPart } from '../kit/position.ts'
import type { DeukalionCounter, DeukalionZone } from './rules.ts'
import { POINTS, type Holdings } from '../contract.ts'

function has(view: View, seat: number): Map<string, number> {
  const position = new BoardPosition<DeukalionZone, DeukalionCounter>(view)
  const out = new Map<string, number>()
  const add = (kind: string, count: number): void => void (count && out.set(kind, (out.get(kind) ?? 0) + count))
  for (const { kind, count } of position.pieces(`ship/${seat}`)) add(kind, count)
  // A card that stays in front of its owner is still theirs; missions and point cards there are counted as points.
  for (const { kind, count } of position.pieces(`hand/${seat}`)) add(kind, count)
  for (const { id, pieces = [] } of view.zones)
    if (id.startsWith('settlement/') && pieces.some((piece) => lastPart(piece.id) === String(seat))) add(lastPart(id), 1)
  add(POINTS, position.number(`total/${seat}`))
  return out
}

export const holdings: Holdings = {
  has,
  unique: ['settlement'],
  race: (view) => {
    const position = new BoardPosition<DeukalionZone, DeukalionCounter>(view)
    return new Map(position.seats().map((seat) => [seat, position.number(`total/${seat}`)]))
  },
}
