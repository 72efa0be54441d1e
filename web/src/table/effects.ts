/** What an option would change, as the server has weighed it: read out by seat, and said in a few words. It knows no rules. */
import { POINTS, type TableState, type Holdings } from '../boards/contract.ts'
import type { Action, Counter, Effect, PieceChange, View, Zone } from '../server/wire.ts'
import { changes, holdingsOf, plain, reckoned, type Change } from './holdings.ts'

/** What changes for a seat: what it has, and counters of its own by their id. */
export interface Share {
  seat: number
  pieces: Change[]
  counters: Change[]
}

/** Nobody reads more under a button. */
const MOST_WORDS = 12
/** Where something may come to lie: that it is taken is said by what lies there. */
const EMPTY = 'space'
const place = (piece: string): string => piece.slice(0, piece.lastIndexOf('/'))

function moved(zone: Zone, change: PieceChange): Zone {
  const pieces = [...(zone.pieces ?? [])]
  const at = pieces.findIndex(({ id, kind }) => id === change.id && kind === change.kind)
  const was = pieces[at] ?? { id: change.id, kind: change.kind, count: 0 }
  const now = { ...was, count: was.count + (change.by ?? 0), ...(change.marks && { marks: change.marks }) }
  pieces.splice(at < 0 ? pieces.length : at, at < 0 ? 0 : 1, ...(now.count > 0 ? [now] : []))
  return { ...zone, pieces }
}

/** The view as it would be: what an option would change has changed. */
export function applied(effect: Effect, view: View): View {
  const zones = new Map(view.zones.map((zone) => [zone.id, zone]))
  for (const change of effect.pieces ?? []) {
    // A piece of a heap within a zone (`ship/0/gold/leaving`) lies in the zone that is there.
    const id = zones.has(place(place(change.id))) && !zones.has(place(change.id)) ? place(place(change.id)) : place(change.id)
    const owner = /\/(\d+)(\/|$)/.exec(id)?.[1]
    const zone = zones.get(id) ?? { id, key: '', ...(owner !== undefined && { owner: Number(owner) }) }
    zones.set(id, moved(zone, change))
  }
  const counters = view.counters.flatMap((counter): Counter[] => {
    const value = effect.counters?.[counter.id]
    return value === undefined ? [counter] : value === null ? [] : [{ ...counter, value }]
  })
  return { ...view, zones: [...zones.values()], counters }
}

/** What keeps the time of a game. */
const CALENDAR = ['phase', 'turn', 'season', 'year']
/** Whether an option ends a part of the game, as the last of its round may: then what changes is not its doing alone, but spoilage
 * and whatever else was due, too. */
export const movesOn = (effect: Effect): boolean => CALENDAR.some((id) => effect.counters?.[id] !== undefined)

/** Numbers beside what a seat has, in games whose board does not say what that is. */
function counted(effect: Effect, view: View, seat: number): Change[] {
  return view.counters.flatMap(({ id, owner, value }) => {
    const now = effect.counters?.[id]
    if (owner !== seat || reckoned(id) || typeof value !== 'number' || typeof now !== 'number' || now === value) return []
    return [{ kind: id, by: now - value }]
  })
}

/** By seat, in their order. What only moves about within what a seat has is no change; `besides` are pieces that do not
 * count, such as the card that is played itself. */
export function sharesOf(effect: Effect, view: View, besides: string[] = [], holdings: Holdings = plain): Share[] {
  const after = applied(effect, view)
  const played = new Set(besides.filter((id) => id.startsWith('hand/')).map((id) => id.slice(id.lastIndexOf('/') + 1)))
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    pieces: changes(holdings, view, after, seat).filter(({ kind }) => kind !== EMPTY && !played.has(kind)),
    counters: holdings === plain ? counted(effect, view, seat) : [],
  })).filter((share) => share.pieces.length + share.counters.length > 0)
}

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)

function told({ kind, by }: Change, { speech, view }: TableState, unique: readonly string[]): string {
  const counter = view.counters.find(({ id }) => id === kind)
  if (counter) return `${signed(by)} ${speech.place(counter)}`
  if (kind === POINTS) return `${signed(by)} ${speech.say('web-effect-points', { count: Math.abs(by) })}`
  // Of what there is but one, a number says nothing.
  if (speech.vocabulariesOf(kind).some((vocabulary) => unique.includes(vocabulary)))
    return `${by < 0 ? '−' : '+'}${speech.word(kind, 'item')}`
  return `${signed(by)} ${speech.counted(kind, Math.abs(by))}`
}

/** What an action would bring and cost, in a few words: for us first, then for whom else it concerns. What the action itself names
 * is not said again. Nothing where the server does not say; where there is no room, first less is said of the others. */
export function effectText(action: Action, table: TableState): string {
  const effect = table.effect?.(action.n)
  if (!effect) return ''
  const { speech, me, view } = table
  if (effect.ends) return speech.say('web-effect-ends')
  if (movesOn(effect)) return ''
  const holdings = holdingsOf(table.reading)
  // A scope says what is harvested, not that it is one.
  const named = new Set(Object.entries(action.args ?? {}).flatMap(([arg, words]) => (arg === 'scope' ? [] : words)))
  const shares = sharesOf(effect, view, action.pieces, holdings).map(({ seat, pieces, counters }) => ({
    seat,
    by: [...pieces, ...counters].filter(({ kind, by }) => seat !== me || Math.abs(by) !== 1 || !named.has(kind)),
  }))
  const own = shares.filter(({ seat, by }) => seat === me && by.length)
  const rest = shares.filter(({ seat, by }) => seat !== me && by.length)
  const row = (by: Change[]): string => by.map((each) => told(each, table, holdings.unique ?? [])).join(', ')
  const sum = (by: Change[]): string => (by.every((each) => each.by > 0) ? signed(by.reduce((all, each) => all + each.by, 0)) : '')
  const inShort = (by: Change[]): string => (own.some((share) => share.by === by) ? row(by) : sum(by))
  const said = (who: typeof shares, changes: (by: Change[]) => string, assumed: boolean, stores: boolean): string =>
    who
      .map(({ seat, by }) => ({ seat, changes: changes(by) + (stores && seat === me ? overflow(by, table, holdings) : '') }))
      .filter(({ changes }) => changes)
      .map(({ seat, changes }, n) => {
        const all = n === 0 && assumed && effect.assumed ? `${changes} ${assumption(effect.assumed, table)}` : changes
        return seat === me
          ? speech.literal('web-effect-mine', { changes: all })
          : speech.literal('web-effect-of', { who: speech.seat(seat), changes: all })
      })
      .join(' ')
  const all = [...own, ...rest]
  const ways = [
    said(all, row, true, true),
    said(all, row, false, true),
    said(all, inShort, true, true),
    said(all, inShort, false, true),
    said(all, inShort, false, false),
    said(own, row, true, true),
    said(own, row, false, false),
  ]
  return ways.find((text) => text.split(/\s+/).length <= MOST_WORDS) ?? ''
}

/** That we would have more than we can keep. */
function overflow(by: Change[], { view, me, components, speech }: TableState, holdings: Holdings): string {
  const limit = me === null ? undefined : holdings.keeps?.(view, me, components)
  if (!limit) return ''
  const has = holdings.has(view, me!)
  const over = by.some((each) => limit.kinds.includes(each.kind) && each.by > 0 && (has.get(each.kind) ?? 0) + each.by > limit.most)
  return over ? ` ${speech.say('web-effect-keeps', { limit: limit.most })}` : ''
}

/** On which answer to a question on the way what is announced rests. */
export function assumption(prompt: string, table: TableState): string {
  const own = `web-assumed-${prompt}`
  return table.speech.say(table.speech.has(own) ? own : 'web-effect-assumed')
}
