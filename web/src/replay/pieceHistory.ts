/** The history of a piece: the events that name it, found by the words they share. */
import type { GameEvent, View } from '../server/wire.ts'
import type { Happened } from './timeline.svelte.ts'

interface Sought {
  owner: number | null
  words: string[]
  /** The place of a tile, if events name it. */
  space: number | null
}

/** The search terms for a piece or zone. */
function soughtBy(id: string, view: View): Sought {
  const zone = view.zones.find((each) => each.id === id || each.pieces?.some((piece) => piece.id === id))
  const piece = zone?.pieces?.find((each) => each.id === id)
  const parts = id.split('/')
  const owner = zone?.owner ?? (/^\d+$/.test(parts[1] ?? '') ? Number(parts[1]) : null)
  const last = parts.at(-1) ?? ''
  const space = piece && owner !== null && /^\d+$/.test(last) ? Number(last) : null
  const kind = piece?.kind.replace(/[*^]$/, '')
  const shared = owner === null ? parts.slice(1, 2) : []
  return { owner, words: [...new Set([...(kind ? [kind] : [last]), ...shared])].filter(Boolean), space }
}

const names = (value: GameEvent[string], word: string): boolean =>
  Array.isArray(value) ? (value as unknown[]).includes(word) : value === word

/** Whether an event is about the thing searched for. */
function tellsOf(event: GameEvent, { owner, words, space }: Sought): boolean {
  if (owner !== null && event.seat !== owner && event.owner !== owner) return false
  if (space !== null && typeof event.space === 'number' && event.space !== space) return false
  return Object.entries(event).some(([key, value]) => {
    if (key === 'event') return false
    // Events name amounts after the thing they count.
    return words.some((word) => (key === word ? typeof value === 'number' && value > 0 : names(value, word)))
  })
}

/** The events about a piece up to an update, the latest first. */
export function traces(id: string, view: View, happened: readonly Happened[], n: number, most = 6): Happened[] {
  const sought = soughtBy(id, view)
  const out: Happened[] = []
  for (let at = happened.length - 1; at >= 0 && out.length < most; at--) {
    const each = happened[at]!
    if (each.n <= n && tellsOf(each.event, sought)) out.push(each)
  }
  return out
}
