/** Our plan in words. */
import type { Action, PlanEntry, PlanNote, PlanShown } from '../server/wire.ts'
import type { Speech } from '../speech/speech.ts'

/** An entry that passes all moments at which we could only react. */
export const passesAll = (entry: PlanEntry): boolean => entry.do === 'pass' && !entry.prompt && !!entry.repeats

function options(texts: string[], named: Action[], speech: Speech): string {
  const words = texts.map((text) => {
    const action = named.find((each) => each.text === text)
    return action ? speech.action(action) : text
  })
  return words.reduceRight((then, first) => speech.literal('web-plan-else', { first, then }))
}

const each = (texts: string[], named: Action[], speech: Speech): string => texts.map((text) => options([text], named, speech)).join(', ')

function what(entry: PlanEntry, named: Action[], speech: Speech): string {
  if (entry.do === 'early') return each(entry.wish ?? [], named, speech)
  if (entry.do === 'pass' || entry.do === 'same') return speech.literal(`web-plan-${entry.do}`)
  if (entry.do === 'bot') return speech.literal('web-plan-bot', { level: speech.literal(`web-bot-${entry.level}`) })
  return options(entry.wish ?? [], named, speech)
}

function several(field: string, word: string, count: number, speech: Speech): string {
  const value = speech.has(`plan-${field}-${word}`) ? speech.say(`plan-${field}-${word}`) : speech.word(word)
  return count > 1 ? speech.literal(`plan-${field}.counted`, { value, count }) : value
}

/** A word of a plan of a kind of the game: a choice it offers, a thing of the game, one or more against others, so many. */
export function valueInWords(field: string, word: string, speech: Speech): string {
  const named = (words: string): string => {
    const some = words.split('+')
    return speech.listing([...new Set(some)].map((word) => several(field, word, some.filter((each) => each === word).length, speech)))
  }
  const parts = word.split('/')
  const count = parts.length > 1 && /^\d$/.test(parts.at(-1)!) ? Number(parts.pop()) : 0
  const value = named(parts[0]!)
  if (parts.length > 1) return speech.literal(`plan-${field}.pair`, { value, beside: named(parts[1]!), count })
  return count ? speech.literal(`plan-${field}.counted`, { value, count }) : value
}

/** What a plan of a kind of the game says. Where it prefers nothing it says nothing. */
export function saidInWords(entry: PlanEntry, speech: Speech): string {
  const said = Object.entries(entry.values ?? {}).map(([field, value]) => {
    if (typeof value === 'string') return valueInWords(field, value, speech)
    if (typeof value === 'number') return speech.literal(`plan-${field}.said`, { value })
    const words = value.map((word) => valueInWords(field, word, speech)).join(', ')
    return words && speech.literal(`plan-${field}.said`, { value: words })
  })
  return said.filter(Boolean).join('; ')
}

/** An entry as a sentence. */
export function entryInWords(entry: PlanEntry, named: Action[], speech: Speech): string {
  if (entry.do === 'kind') {
    const kind = speech.say(`plan-${entry.kind}`)
    const how = speech.literal(entry.repeats ? 'web-plan-repeats' : 'web-plan-once')
    return speech.literal('web-plan-more', { what: speech.literal('web-plan-kind', { kind, what: saidInWords(entry, speech) }), how })
  }
  if (entry.do === 'early') return speech.literal('web-plan-early-entry', { what: what(entry, named, speech) })
  const how = [
    speech.literal(entry.repeats ? 'web-plan-repeats' : 'web-plan-once'),
    entry.until ? speech.literal(`web-plan-if-until-${entry.until}`) : '',
    entry.otherwise ? speech.literal(`web-plan-if-${entry.otherwise}`) : '',
  ].filter(Boolean)
  const done = what(entry, named, speech)
  let sentence = speech.literal(entry.do ? 'web-plan-any' : 'web-plan-wish', { what: done })
  if (entry.prompt) {
    const question = speech.prompt({ key: entry.prompt, params: entry.params ?? {} })
    sentence = speech.literal('web-plan-when', { question, what: done })
  } else if (entry.do === 'pass') sentence = speech.literal('web-plan-react')
  return speech.literal('web-plan-more', { what: sentence, how: how.join(', ') })
}

/** What became of an entry. */
export function noteInWords(note: PlanNote, plan: PlanShown, speech: Speech): string {
  const named = plan.options ?? []
  const done = each(note.actions ?? [], named, speech)
  return speech.literal(`web-plan-why-${note.why}`, { entry: entryInWords(note.entry, named, speech), what: done })
}
