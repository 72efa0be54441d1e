/** Names on the page of a box: its own words, those of the game, or keys of the file. */
import type { BoxProblem } from '../server/wire.ts'
import { app } from '../shell/app.svelte.ts'
import { capital, Speech, spelt } from '../speech/speech.ts'
import { at, isTable, type Table, type Way } from './figures.ts'

const TEXTS = import.meta.glob<string>('../../../petteia/locale/*/web_box.ftl', { query: '?raw', import: 'default' })

/** The names of a game's figures in a language. */
export async function wordsFor(language: string, game: string): Promise<Words> {
  const tongues = [...new Set([language, 'en'])]
  const [texts, ...own] = await Promise.all([
    app.gameTexts(language, game),
    ...tongues.map(async (tongue) => ({
      language: tongue,
      text: (await TEXTS[`../../../petteia/locale/${tongue}/web_box.ftl`]?.()) ?? '',
    })),
  ])
  return new Words(new Speech({ ...texts, files: [...texts.files, ...own] }))
}

/** `m04` and `N1` are names of rows that nobody would say. */
const plain = (word: string): string => word.replaceAll('_', ' ')

export class Words {
  constructor(readonly speech: Speech) {}

  say(key: string, params: Record<string, number | string> = {}): string {
    return this.speech.literal(`web-box-${key}`, params)
  }

  /** The name of a section of the file. */
  section(section: string): string {
    const key = `web-box-section-${spelt(section)}`
    return this.speech.has(key) ? this.speech.literal(key) : capital(plain(section))
  }

  /** The name of a figure: its key, or a word of the game such as a commodity. */
  label(key: string): string {
    const own = `web-box-key-${spelt(key)}`
    if (this.speech.has(own)) return this.speech.literal(own)
    return this.word(key)
  }

  word(word: string): string {
    const own = `web-box-word-${spelt(word)}`
    if (this.speech.has(own)) return this.speech.literal(own)
    if (!this.speech.vocabulariesOf(word).length) return capital(plain(word))
    return capital(this.speech.word(word))
  }

  /** The name of an entry: its name in the game, or whatever distinguishes it from others. */
  row(data: Table, way: Way): string {
    const row = at(data, way)
    const last = way.at(-1)!
    if (!isTable(row)) return String(last)
    if (typeof last === 'string') return way.length === 1 ? this.section(last) : this.word(last)
    const id = row.id ?? row.unit ?? row.building
    if (typeof id === 'string') {
      if (this.speech.vocabulariesOf(id).length) return capital(this.speech.word(id))
      return capital(String(row.name ?? row.name_en ?? row.text ?? plain(id)))
    }
    const tells = ['line', 'terrain', 'resource', 'amount', 'players', 'label']
      .map((key) => row[key])
      .filter((value) => value !== undefined)
    return tells.map((value) => (typeof value === 'string' ? this.word(value) : String(value))).join(' ') || `${last + 1}`
  }

  value(value: unknown): string {
    if (value === undefined || value === null) return this.say('nothing')
    if (typeof value === 'boolean') return this.say(value ? 'yes' : 'no')
    if (typeof value === 'string') return this.word(value)
    if (typeof value === 'number') return value.toLocaleString(this.speech.language)
    if (Array.isArray(value)) return value.map((each) => this.value(each)).join(', ') || this.say('nothing')
    return (
      Object.entries(value as Table)
        .map(([key, each]) => `${this.label(key)} ${this.value(each)}`)
        .join(', ') || this.say('nothing')
    )
  }

  /** The place of a value, in words. */
  place(data: Table, way: Way): string {
    const [section] = way
    if (section === undefined) return ''
    const names = [this.section(String(section))]
    for (let n = 2; n <= way.length; n++) {
      const step = way[n - 1]!
      names.push(typeof step === 'number' ? this.row(data, way.slice(0, n)) : this.label(step))
    }
    return names.join(' › ')
  }

  /** A problem, and what would be right. Complaints that only one game's rules make are in English. */
  problem({ code = '', params = {}, text }: BoxProblem): { text: string; english: boolean } {
    const key = `web-box-problem-${code}`
    if (!code || !this.speech.has(key)) return { text: capital(text), english: this.speech.language !== 'en' }
    const words = String(params.words ?? '')
      .split(', ')
      .map((word) => this.word(word))
      .join(', ')
    return { text: this.speech.literal(key, { ...params, words }), english: false }
  }
}
