/** Texts for people, in their language. The same conventions and the same answers as `petteia/locale/__init__.py`,
 * whose docstring explains them; `tests/web/spoken.json` has sentences that both must render alike. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Action, GameEvent, Prompt, Value, Zone } from '../server/wire.ts'
import { measured, type Figures } from './figures.ts'

export type Params = Record<string, Value>

const VOICES = new Set([
  ...['action', 'counter', 'event', 'face', 'list', 'option', 'plan', 'prompt', 'reason', 'word', 'zone'],
  // the web client's own texts about a game: petteia/locale/*/web_<game>.ftl
  ...['at', 'badge', 'game', 'look', 'mark', 'note', 'score', 'value', 'web'],
])
const ENGLISH = 'en'

/** A word as it appears in keys, which allow no other characters. */
export const spelt = (word: string): string => word.replace(/[^A-Za-z0-9_-]/g, '_')

/** Texts by language: Fluent files, those of the language first and English after it. */
export interface Texts {
  language: string
  files: { language: string; text: string }[]
  components?: Record<string, unknown>
}

export class Speech {
  readonly language: string
  /** Keys that were not found, with the language that lacks them. */
  readonly missing = new Set<string>()
  private readonly bundles: FluentBundle[] = []
  private readonly vocabularies = new Map<string, string[]>()
  private readonly measures: Map<string, [string, Figures][]>
  private readonly and: Intl.ListFormat

  constructor(
    texts: Texts,
    private readonly seatName: ((seat: number) => string) | null = null,
    /** The seat we address. */
    private readonly me: () => number | null = () => null,
  ) {
    this.language = texts.language
    this.and = new Intl.ListFormat(texts.language, { style: 'long', type: 'conjunction' })
    this.measures = measured(texts.components ?? {})
    for (const tongue of new Set([texts.language, ENGLISH])) {
      const bundle = new FluentBundle(tongue, {
        useIsolating: false,
        functions: {
          SEAT: ([who], around) => this.seats(plain(who), around),
          AMOUNTS: (pairs) => this.amounts(pairs.map(plain)),
        },
      })
      for (const file of texts.files) if (file.language === tongue) this.learn(bundle, file.text)
      this.bundles.push(bundle)
    }
  }

  // -- speaking

  /** A message with its parameters. Events we know more about have an attribute `.known`, our own actions `.you`. */
  say(key: string, params: Params = {}): string {
    const variables = this.spoken(params)
    const me = this.me()
    // An action names a seat as a word of its text, an event as a number.
    for (const attribute of me !== null && String(params.seat) === String(me) ? ['you', 'known'] : ['known']) {
      if (!this.has(`${key}.${attribute}`)) continue
      const [text, whole] = this.tried(`${key}.${attribute}`, variables)
      if (whole) return text
    }
    return this.tried(key, variables)[0]
  }

  /** A message whose parameters are used unchanged: names of people are no words of a game. */
  literal(key: string, params: Record<string, number | string> = {}): string {
    return this.tried(key, params)[0]
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => this.pattern(bundle, key) !== null)
  }

  /** The name of a component. */
  name(vocabulary: string, word: string): string {
    const key = `${vocabulary}-${spelt(word)}`
    const known = this.of(vocabulary, word)
    if (this.has(key)) return this.tried(key, known)[0]
    return String(known.name ?? word)
  }

  /** The effect of a component; empty if it has no text. */
  text(vocabulary: string, word: string): string {
    const key = `${vocabulary}-${spelt(word)}.text`
    const known = this.of(vocabulary, word)
    return this.has(key) ? this.tried(key, known)[0] : String(known.text ?? '')
  }

  /** The explanation of a word of any vocabulary: its effect, or the game's own text about such things. */
  about(word: string): string {
    for (const vocabulary of this.vocabulariesOf(word)) {
      const text = this.text(vocabulary, word)
      const look = `look-${vocabulary}`
      const more = this.has(look) ? this.tried(look, this.of(vocabulary, word))[0] : ''
      if (text || more) return [text, more].filter(Boolean).join(' ')
    }
    return ''
  }

  /** The figure shown on a piece of this name: the strength of a city, the value of a mission. */
  badge(word: string): string {
    for (const vocabulary of this.vocabulariesOf(word))
      if (this.has(`badge-${vocabulary}`)) return this.tried(`badge-${vocabulary}`, this.of(vocabulary, word))[0]
    return ''
  }

  /** The source of a word's figures, if they are not from the game itself. */
  origin(word: string): string {
    for (const [, own] of this.measures.get(spelt(word)) ?? []) if (typeof own.source === 'string') return own.source
    return ''
  }

  /** The words of a vocabulary in the order of its file: the phases of a turn. */
  words(vocabulary: string): string[] {
    return [...this.vocabularies].flatMap(([word, known]) => (known.includes(vocabulary) ? [word] : []))
  }

  /** The value of a counter: a number or a word; if the game has its own text for it, that text. */
  value(counter: { id: string; value: number | string }): string {
    const name = counter.id.split('/')[0]!
    if (this.has(`value-${name}`)) return this.say(`value-${name}`, { value: counter.value })
    return typeof counter.value === 'string' ? this.word(counter.value, name) : String(counter.value)
  }

  /** The name of a player; chance, which is no seat, has a name as well. */
  seat(seat: number): string {
    if (seat < 0) return this.say('seat-chance')
    return this.seatName?.(seat) || this.say('seat-name', { number: seat + 1 })
  }

  /** Names in a row, equal ones together: 2 × Hoplite and Medusa. */
  listing(words: string[]): string {
    const counted = new Map<string, number>()
    for (const word of words) counted.set(word, (counted.get(word) ?? 0) + 1)
    const row = [...counted].map(([name, count]) => (count === 1 ? name : this.literal('list-times', { count, name })))
    return row.length ? this.and.format(row) : this.say('list-nothing')
  }

  // -- things that a game shows

  event(event: GameEvent): string {
    const { event: kind, ...params } = event
    return capital(this.voice('event', kind, params))
  }

  prompt(prompt: Prompt): string {
    return capital(this.voice('prompt', prompt.key, prompt.params))
  }

  reason(code: string, params: Params = {}, otherwise = ''): string {
    if (this.has(`reason-${code}`)) return this.voice('reason', code, params)
    if (this.has(`web-trouble-${code}`)) return this.say(`web-trouble-${code}`, params)
    return otherwise || this.voice('reason', code, params)
  }

  action(action: Action): string {
    const key = `action-${action.verb}`
    return this.has(key) ? capital(this.say(key, action.args)) : this.wording(action.text)
  }

  /** A zone or a counter. If there are several of a zone, its name says which: `deck/greek`. */
  place(place: { id: string; key: string }): string {
    const name = this.has(place.key) ? this.say(place.key) : this.wording(place.key.split('-')[1] ?? place.key)
    const which = place.id
      .split('/')
      .slice(1)
      .find((part) => !/^\d+$/.test(part))
    if (!which || place.key.endsWith(which)) return capital(name)
    return capital(`${name}: ${this.word(which)}`)
  }

  /** A word of a game on its own: the kind of a piece, the value of a counter. */
  word(word: string, vocabulary = 'piece'): string {
    const known = this.vocabularies.get(spelt(word)) ?? []
    if (known.length > 1 && !known.includes(vocabulary)) return this.name(known[0]!, word)
    const called = this.called(vocabulary, word)
    return called === word ? this.wording(word) : called
  }

  /** The vocabularies that have a word: `unit` for `hoplite`. */
  vocabulariesOf(word: string): string[] {
    return this.vocabularies.get(spelt(word)) ?? []
  }

  /** A word of a game after a number: `soldiers`, if its plural (`.many`) is another word. */
  counted(word: string, count: number): string {
    const many = this.vocabulariesOf(word)
      .map((vocabulary) => `${vocabulary}-${spelt(word)}.many`)
      .find((key) => this.has(key))
    return many && count !== 1 ? this.say(many) : this.word(word, 'item')
  }

  pieces(zone: Zone): string {
    const row = (zone.pieces ?? []).flatMap((p) => Array.from({ length: p.count }, () => this.word(p.kind)))
    if (zone.unseen) row.push(this.say('word-unseen', { count: zone.unseen }))
    return this.listing(row)
  }

  private wording(word: string): string {
    return word.replace(/[_/]/g, ' ')
  }

  private voice(voice: string, code: string, params: Params): string {
    const key = `${voice}-${code}`
    if (this.has(key)) return this.say(key, params)
    this.missing.add(key)
    const who = typeof params.seat === 'number' ? `${this.seat(params.seat)}: ` : ''
    const rest = Object.entries(params).filter(([name]) => !who || name !== 'seat')
    return `${who}${this.wording(code)} ${rest.map(([, value]) => this.wording(String(value))).join(', ')}`.trim()
  }

  // -- keys

  private learn(bundle: FluentBundle, text: string): void {
    const resource = new FluentResource(text)
    bundle.addResource(resource, { allowOverrides: true })
    for (const entry of resource.body) {
      const [vocabulary = '', ...rest] = entry.id.split('-')
      const word = rest.join('-')
      if (!word || vocabulary === '' || VOICES.has(vocabulary)) continue
      const known = this.vocabularies.get(word) ?? []
      if (!known.includes(vocabulary)) this.vocabularies.set(word, [...known, vocabulary])
    }
  }

  private pattern(bundle: FluentBundle, key: string) {
    const [id = '', attribute] = key.split('.')
    const message = bundle.getMessage(id)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  /** The text of a key, and whether it had everything it needed. */
  private tried(key: string, variables: Record<string, number | string>): [string, boolean] {
    for (const bundle of this.bundles) {
      const pattern = this.pattern(bundle, key)
      if (pattern !== null) {
        const errors: Error[] = []
        return [bundle.formatPattern(pattern, variables, errors), errors.length === 0]
      }
      this.missing.add(`${bundle.locales.join()} ${key}`)
    }
    return [`⟦${key}⟧`, false]
  }

  // -- parameters

  private spoken(params: Params): Record<string, number | string> {
    const out: Record<string, number | string> = {}
    for (const [param, value] of Object.entries(params)) {
      if (typeof value === 'number') out[param] = value
      else if (typeof value === 'string') {
        out[param] = /^\d+$/.test(value) ? Number(value) : this.called(param, value)
        out[`${param}_id`] = value
      } else {
        const numbers = value.length > 0 && value.every((each) => typeof each === 'number')
        out[param] = numbers ? value.join(' ') : this.listing(value.map((word) => this.called(param, String(word))))
        out[`${param}_count`] = value.length
      }
    }
    return out
  }

  private called(vocabulary: string, word: string): string {
    const known = this.vocabularies.get(spelt(word)) ?? []
    for (const candidate of [vocabulary, vocabulary.replace(/s$/, '')]) if (known.includes(candidate)) return this.name(candidate, word)
    return known.length === 1 ? this.name(known[0]!, word) : this.composed(word)
  }

  /** The name of a word that a game has composed of others; else the word itself. */
  private composed(word: string): string {
    const at = word.indexOf('@')
    if (at >= 0 && at < word.length - 1) return this.say('word-at', { what: word.slice(0, at), where: word.slice(at + 1) })
    if (word.endsWith('*')) return this.say('word-starred', { what: word.slice(0, -1) })
    if (word.endsWith('^')) return this.say('word-capped', { what: word.slice(0, -1) })
    const slash = word.lastIndexOf('/')
    const [what, number] = [word.slice(0, Math.max(slash, 0)), word.slice(slash + 1)]
    if (slash > 0 && /^\d+$/.test(number) && this.vocabularies.has(spelt(what)))
      return this.say('word-nth', { what, number: Number(number) })
    return word
  }

  private seats(who: number | string, around: Record<string, unknown>): string {
    const numbers = String(who)
      .split(/\s+/)
      .filter((part) => /^-?\d+$/.test(part))
      .map(Number)
    const { you = '', before = '', after = '' } = around as Record<string, string>
    if (you && numbers.length === 1 && numbers[0] === this.me()) return you
    return before + this.listing(numbers.map((number) => (you && number === this.me() ? you : this.seat(number)))) + after
  }

  private amounts(pairs: (number | string)[]): string {
    const row: string[] = []
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const [count, name] = [pairs[at]!, String(pairs[at + 1])]
      if (typeof count === 'number' && count) row.push(this.say('list-amount', { count, name }))
    }
    return row.length ? this.and.format(row) : this.say('list-nothing')
  }

  private of(vocabulary: string, word: string): Figures {
    const found = this.measures.get(spelt(word)) ?? []
    return found.find(([table]) => table.includes(vocabulary))?.[1] ?? found[0]?.[1] ?? {}
  }
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function plain(value: FluentVariable | unknown): number | string {
  const inner = typeof value === 'object' && value !== null && 'valueOf' in value ? (value as { valueOf(): unknown }).valueOf() : value
  return typeof inner === 'number' ? inner : String(inner)
}
