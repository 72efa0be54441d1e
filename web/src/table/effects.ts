/** What an option would change, as the house has weighed it: read out by seat, and said in words. It knows no rules. */
import type { Desk } from '../boards/contract.ts'
import type { Action, Effect, View } from '../house/wire.ts'

/** So many more (or fewer) of a kind. */
export interface Change {
  kind: string
  by: number
}
/** What changes for a seat: pieces of its own, and counters by their id. */
export interface Share {
  seat: number
  pieces: Change[]
  counters: Change[]
}

/** Zones and counters that say what is possible, what it costs, what would be and what is being decided: nothing in them is
 * anybody's. */
const RECKONED = new Set(
  'reach prowl placements chances thrown chosen prices lines going draft draft_asks offer asks drafts excess excess_each committed'.split(
    ' ',
  ),
)
export const reckoned = (id: string): boolean => RECKONED.has(id.split('/')[0]!)
/** Where something may come to lie: that it is taken is said by what lies there. */
const EMPTY = 'space'
const place = (piece: string): string => piece.slice(0, piece.lastIndexOf('/'))

/** By seat, in their order. What only moves about within what a seat owns is no change; `besides` are pieces that do not
 * count, such as the card that is played itself, wherever it lies then. */
export function sharesOf(effect: Effect, view: View, besides: string[] = []): Share[] {
  const owners = new Map(view.zones.map((zone) => [zone.id, zone.owner]))
  const ownerOf = (zone: string): number | undefined => (owners.has(zone) ? owners.get(zone) : Number(/\/(\d+)$/.exec(zone)?.[1] ?? NaN))
  const values = new Map(view.counters.map((counter) => [counter.id, counter]))
  const shares = new Map<number, { pieces: Map<string, number>; counters: Map<string, number> }>()
  const of = (seat: number) => shares.get(seat) ?? shares.set(seat, { pieces: new Map(), counters: new Map() }).get(seat)!
  const laid = new Set(besides.filter((id) => id.startsWith('hand/')).map((id) => id.slice(id.lastIndexOf('/') + 1)))
  for (const piece of effect.pieces ?? []) {
    const zone = place(piece.id)
    const owner = ownerOf(zone)
    if (owner === undefined || Number.isNaN(owner) || !piece.by || besides.includes(piece.id)) continue
    if (piece.kind === EMPTY || reckoned(zone) || (zone.startsWith('front/') && laid.has(piece.kind))) continue
    const pieces = of(owner).pieces
    pieces.set(piece.kind, (pieces.get(piece.kind) ?? 0) + piece.by)
  }
  for (const [id, value] of Object.entries(effect.counters ?? {})) {
    const before = values.get(id)
    // That a card which is played is no longer in the hand goes without saying.
    if (laid.size && id.includes('_cards/')) continue
    if (reckoned(id) || before?.owner === undefined || typeof before.value !== 'number' || typeof value !== 'number') continue
    of(before.owner).counters.set(id, value - before.value)
  }
  const listed = (changes: Map<string, number>): Change[] => [...changes].filter(([, by]) => by !== 0).map(([kind, by]) => ({ kind, by }))
  return [...shares]
    .map(([seat, each]) => ({ seat, pieces: listed(each.pieces), counters: listed(each.counters) }))
    .filter((share) => share.pieces.length + share.counters.length > 0)
    .sort((a, b) => a.seat - b.seat)
}

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)

/** What an action would do, in words; nothing where the house does not say. */
export function effectText(action: Action, desk: Desk): string {
  const effect = desk.effect?.(action.n)
  if (!effect) return ''
  const speech = desk.speech
  const said = sharesOf(effect, desk.view, action.pieces).map((share) => {
    const row = share.pieces.map(({ kind, by }) => `${signed(by)} ${speech.word(kind, 'item')}`)
    for (const { kind, by } of share.counters) row.push(`${signed(by)} ${speech.place(desk.view.counters.find(({ id }) => id === kind)!)}`)
    return speech.literal('web-effect-of', {
      who: share.seat === desk.me ? speech.say('web-you') : speech.seat(share.seat),
      changes: row.join(', '),
    })
  })
  if (effect.ends) said.push(speech.say('web-effect-ends'))
  else if (effect.chance) said.push(speech.say('web-effect-chance'))
  if (said.length && effect.assumed) said.push(assumption(effect.assumed, desk))
  return said.join(' ')
}

/** On which answer to a question on the way what is announced rests. */
export function assumption(prompt: string, desk: Desk): string {
  const own = `web-assumed-${prompt}`
  return desk.speech.say(desk.speech.has(own) ? own : 'web-effect-assumed')
}
