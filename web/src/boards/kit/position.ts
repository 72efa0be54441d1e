/** The pieces on the table, by name: the basis of every board's position. It knows no game. */
import type { Counter, Piece, View, Zone } from '../../server/wire.ts'

export const mark = (piece: Piece, name: string): number => Number(piece.marks?.[name] ?? 0)
export const word = (piece: Piece, name: string): string => String(piece.marks?.[name] ?? '')
export const lastPart = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** Rows of component data. */
export type Entry = Record<string, unknown>
export const entries = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : [])
export const record = (value: unknown): Entry => (value ?? {}) as Entry

/** Results computed from a zone, by name. Views share unchanged zones, and so these results. */
const read = new WeakMap<Piece[], Map<string, unknown>>()
const NONE: Piece[] = []

/** `Zones` and `Counters` are the names in a game (`rules.ts` of each board); any other name is an error. */
export class BoardPosition<Zones extends string = string, Counters extends string = string> {
  protected readonly zones: Map<string, Zone>
  protected readonly counters: Map<string, Counter>

  constructor(readonly view: View) {
    this.zones = new Map(view.zones.map((zone) => [zone.id, zone]))
    this.counters = new Map(view.counters.map((counter) => [counter.id, counter]))
  }

  pieces(zone: Zones): Piece[] {
    return this.zones.get(zone)?.pieces ?? NONE
  }
  /** A result computed from the pieces of a zone: shared as long as the zone is unchanged, so it must not be
   * modified. */
  protected once<T>(zone: Zones, what: string, make: (pieces: Piece[]) => T): T {
    const pieces = this.pieces(zone)
    const known = read.get(pieces) ?? new Map<string, unknown>()
    if (!known.has(what)) read.set(pieces, known.set(what, make(pieces)))
    return known.get(what) as T
  }
  unseen(zone: Zones): number {
    return this.zones.get(zone)?.unseen ?? 0
  }
  count(zone: Zones, kind: string): number {
    return this.pieces(zone).reduce((sum, piece) => sum + (piece.kind === kind ? piece.count : 0), 0)
  }
  /** The number of pieces there, visible or not. */
  size(zone: Zones): number {
    return this.pieces(zone).reduce((sum, piece) => sum + piece.count, 0) + this.unseen(zone)
  }
  has(counter: Counters): boolean {
    return this.counters.has(counter)
  }
  number(counter: Counters): number {
    return Number(this.counters.get(counter)?.value ?? 0) || 0
  }
  text(counter: Counters): string {
    return String(this.counters.get(counter)?.value ?? '')
  }

  /** All seats, in order. */
  seats(): number[] {
    return Array.from({ length: this.view.seats }, (_, n) => n)
  }
  /** The seats clockwise after a given one. */
  others(seat: number | null): number[] {
    const all = this.seats()
    const at = seat === null ? -1 : all.indexOf(seat)
    return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  }
}
