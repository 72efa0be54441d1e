/** What others did to a seat, read off what it saw before and what it sees now. */
import type { Desk, Reading } from '../boards/contract.ts'
import type { GameEvent, View, Zone } from '../house/wire.ts'
import { reckoned } from './effects.ts'

export interface Digest {
  /** What we have less of and what more, as pieces of a zone, so that they are told like any others. */
  lost: Zone
  gained: Zone
  /** Whoever has most points; null if several have, or the game tells nobody's. */
  leader: number | null
  points: number
}

/** Zones that are not what somebody has, but what could be had, or a pile to draw from. */
const NOT_HAD = new Set(['supply', 'pile', 'picked', 'deck', 'mission', 'front'])
const POINTS = ['total', 'points', 'score', 'victory']
/** What games call otherwise, and people call points; where they are pieces of the game, such as cubes, they have their name. */
export const POINTS_KIND = 'points'
const kindOf = (name: string): string => (name === 'victory' ? name : POINTS_KIND)
/** A space without anything on it is no possession: pieces that only mark a place. */
const isSpace = (kind: string, zone: string): boolean => zone === 'production' && !kind.includes('/')

const DRAWING = new Set(['drew', 'cards_taken'])

function had(view: View, seat: number, hand: boolean): Map<string, number> {
  const out = new Map<string, number>()
  for (const zone of view.zones) {
    const name = zone.id.split('/')[0]!
    if (zone.owner !== seat || NOT_HAD.has(name) || reckoned(zone.id) || (name === 'hand' && !hand)) continue
    for (const piece of zone.pieces ?? []) if (!isSpace(piece.kind, name)) out.set(piece.kind, (out.get(piece.kind) ?? 0) + piece.count)
  }
  for (const [owner, points] of pointsOf(view))
    if (owner === seat && !Number.isNaN(points.value)) out.set(kindOf(points.name), points.value)
  return out
}

function pointsOf(view: View): Map<number, { name: string; value: number }> {
  const out = new Map<number, { name: string; value: number }>()
  for (const { id, owner, value } of view.counters) {
    const name = id.split('/')[0]!
    if (owner !== undefined && POINTS.includes(name) && typeof value === 'number') out.set(owner, { name, value })
  }
  return out
}

/** Between two moments. A hand into which the seat has drawn meanwhile is no news. */
export function digestOf(before: View, after: View, seat: number, told: GameEvent[] = []): Digest {
  const drawn = told.some((event) => event.seat === seat && DRAWING.has(event.event))
  const [then, now] = [had(before, seat, !drawn), had(after, seat, !drawn)]
  const lost: Zone = { id: 'lost', key: '', pieces: [] }
  const gained: Zone = { id: 'gained', key: '', pieces: [] }
  for (const kind of new Set([...then.keys(), ...now.keys()])) {
    const by = (now.get(kind) ?? 0) - (then.get(kind) ?? 0)
    if (by) (by < 0 ? lost : gained).pieces!.push({ id: kind, kind, count: Math.abs(by) })
  }
  const points = [...pointsOf(after)].map(([owner, { value }]) => [owner, value] as const)
  const most = Math.max(...points.map(([, value]) => value))
  const first = points.filter(([, value]) => value === most)
  return { lost, gained, leader: first.length === 1 ? first[0]![0] : null, points: first.length === 1 ? most : 0 }
}

export const isEmpty = (digest: Digest): boolean => !digest.lost.pieces!.length && !digest.gained.pieces!.length

/** While something is mounted the digest has its place there, and does not lie over the table. */
export function digestHere(desk: Desk): (() => void) | undefined {
  if (desk.digestPlaces === undefined) return undefined
  desk.digestPlaces++
  return () => void desk.digestPlaces!--
}

/** In the middle of a battle of ours the dice have told it: the digest would lie over those who fight. */
export const wasFought = (told: GameEvent[], reading: Reading | null): boolean =>
  told.every((event) => event.event === 'ready' || !!reading?.battle?.(event))
