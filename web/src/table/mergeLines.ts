/** Repeated events in a row become one line, if a game has words for that: `word-many_drew` for several named things,
 * `word-unseen_drew` for a number of hidden ones, `word-along_sailed` for a way, with its fields in order. */
import type { Line } from '../boards/contract.ts'
import type { GameEvent } from '../server/wire.ts'
import { capital, type Speech } from '../speech/speech.ts'

const WHO = new Set(['event', 'seat'])

/** The words in which an event differs from another of its kind; null if it is of another kind. */
function apart(one: GameEvent, other: GameEvent): string[] | null {
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length || keys.some((key) => !(key in other))) return null
  const words = keys.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
  return words.some((key) => WHO.has(key) || typeof one[key] !== 'string') ? null : words
}

/** The lines of an entry as people read them. */
export function mergedLines(lines: Line[], speech: Speech): Line[] {
  const out: Line[] = []
  for (let at = 0; at < lines.length;) {
    const [row, text] = run(lines.slice(at), speech)
    out.push(row > 1 ? { ...lines[at]!, text, of: row } : lines[at]!)
    at += row
  }
  return out
}

/** How many of the first lines form one sentence, and which. */
function run(lines: Line[], speech: Speech): [number, string] {
  const { event, undone } = lines[0]!
  const named = Object.keys(event).filter((key) => !WHO.has(key) && typeof event[key] === 'string')
  const way = speech.has(`word-along_${event.event}`)
  const key = `word-${way ? 'along' : named.length ? 'many' : 'unseen'}_${event.event}`
  if (lines.length < 2 || !speech.has(key)) return [1, '']
  let row = 1
  let word = named.length === 1 ? named[0]! : ''
  for (; row < lines.length && lines[row]!.undone === undone; row++) {
    const words = apart(event, lines[row]!.event)
    if (!words || words.length > 1 || (word && words[0] && words[0] !== word)) break
    word ||= words[0] ?? ''
  }
  if (row < 2 || (named.length > 0 && !word)) return [1, '']
  const { event: _, ...params } = event
  const words = lines.slice(0, row).map((line) => String(line.event[word]))
  const more = named.length ? { [word]: way ? words.join(' → ') : words } : { count: row }
  return [row, capital(speech.say(key, { ...params, ...more }))]
}
