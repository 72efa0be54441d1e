/** What lies on the table, asked for by name: what every board's position begins with. It knows no game. */
import type { Counter, Piece, View, Zone } from '../../server/wire.ts'

export const mark = (piece: Piece, name: string): number => Number(piece.marks?.[name] ?? 0)
export const word = (piece: Piece, name: string): string => String(piece.marks?.[name] ?? '')
export const lastPart = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** Rows of component data. */
export type Entry = Record<string, unknown>
export const entries = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : [])
export const record = (value: unknown): Entry => (value ?? {}) as Entry

/** What was read out of a zone, by its name. Views share the zones that have not changed, and with them what was read. */
const read = new WeakMap<Piece[], Map<string, unknown>>()
const NONE: Piece[] = []

/** `Zones` and `Counters` are the names that a game has (`rules.ts` of each board); a name that it does not have is an error. */
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
  /** Something made of the pieces of a zone: the same for as long as they lie as they lie, so nobody may change it. */
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
  /** How many pieces lie there, seen or not. */
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

  /** All seats, in the order in which they sit. */
  seats(): number[] {
    return Array.from({ length: this.view.seats }, (_, n) => n)
  }
  /** The seats clockwise after one. */
  others(seat: number | null): number[] {
    const all = this.seats()
    const at = seat === null ? -1 : all.indexOf(seat)
    return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  }
}
