/** What an option would change, according to the server's preview: read by seat, and put into a few words. It knows no
 * rules. */
import { POINTS, type TableState, type Holdings } from '../boards/contract.ts'
import type { Action, Counter, Effect, PieceChange, View, Zone } from '../server/wire.ts'
import { changes, holdingsOf, plain, reckoned, type Change } from './holdings.ts'

/** The changes for a seat: its holdings, and counters of its own by their id. */
export interface Share {
  seat: number
  pieces: Change[]
  counters: Change[]
}

/** Nobody reads more under a button. */
const MOST_WORDS = 12
/** Places for pieces: the piece in a place already says that it is taken. */
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

/** The view after the option's changes. */
export function applied(effect: Effect, view: View): View {
  const zones = new Map(view.zones.map((zone) => [zone.id, zone]))
  for (const change of effect.pieces ?? []) {
    // A piece of a heap within a zone (`ship/0/gold/leaving`) is in the existing zone.
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

/** Counters that keep the time of a game. */
const CALENDAR = ['phase', 'turn', 'season', 'year']
/** Whether an option ends a part of the game, as the last one of a round may: then the changes are not only its own,
 * but include spoilage and anything else that was due. */
export const movesOn = (effect: Effect): boolean => CALENDAR.some((id) => effect.counters?.[id] !== undefined)

/** Counters besides a seat's holdings, in games whose board does not define them. */
function counted(effect: Effect, view: View, seat: number): Change[] {
  return view.counters.flatMap(({ id, owner, value }) => {
    const now = effect.counters?.[id]
    if (owner !== seat || reckoned(id) || typeof value !== 'number' || typeof now !== 'number' || now === value) return []
    return [{ kind: id, by: now - value }]
  })
}

/** By seat, in order. Moves within a seat's holdings are no change; `besides` are pieces that do not count, such as the
 * card being played. */
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
  // Unique things need no number.
  if (speech.vocabulariesOf(kind).some((vocabulary) => unique.includes(vocabulary)))
    return `${by < 0 ? '−' : '+'}${speech.word(kind, 'item')}`
  return `${signed(by)} ${speech.counted(kind, Math.abs(by))}`
}

/** What an action would bring and cost, in a few words: for us first, then for the others affected. Things named by the
 * action itself are not repeated. Empty if the server has no preview; if room is short, the others are cut first. */
export function effectText(action: Action, table: TableState): string {
  const effect = table.effect?.(action.n)
  if (!effect) return ''
  const { speech, me, view } = table
  if (effect.ends) return speech.say('web-effect-ends')
  if (movesOn(effect)) return ''
  const holdings = holdingsOf(table.reading)
  // A scope says what is harvested, not how many.
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

/** The answer to a later question on which the preview depends. */
export function assumption(prompt: string, table: TableState): string {
  const own = `web-assumed-${prompt}`
  return table.speech.say(table.speech.has(own) ? own : 'web-effect-assumed')
}
