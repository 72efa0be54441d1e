/** Builds views from a few words, for the tests of boards. */
import type { Piece, View, Zone } from '../../server/wire.ts'

export const piece = (id: string, kind: string, marks: Piece['marks'] = {}, count = 1): Piece => ({ id, kind, count, marks })
export const zone = (id: string, pieces: Piece[] = [], owner?: number): Zone => ({
  id,
  key: `zone-${id}`,
  pieces,
  ...(owner === undefined ? {} : { owner }),
})
/** The view of seat 0 with a question. */
export const viewOf =
  (game: string, seats: number) =>
  (zones: Zone[], counters: Record<string, number | string> = {}): View => ({
    game,
    rules: 1,
    seats,
    options: {},
    seat: 0,
    pending: [0],
    over: false,
    zones,
    prompt: { key: 'act', params: {} },
    actions: [],
    counters: Object.entries(counters).map(([id, value]) => ({ id, key: id, value })),
  })
