/** A box that is being viewed or edited. Changes are saved at once, and the rules' complaints are shown. */
import { http, Trouble } from '../server/http.ts'
import type { Bounds, BoxHead, BoxLook, BoxProblem, Sheet } from '../server/wire.ts'
import { app } from '../shell/app.svelte.ts'
import { applied, at, differing, keyOf, oursFor, owned, put, type Table, type Way } from './figures.ts'

const WAIT_MS = 700
const AGAIN_MS = 4000
const NOTHING: BoxLook = { differs: 0, problems: [], bounds: [], words: [] }

export interface Asked {
  kind: string
  least: number
  most: number
  words: string[]
}

export class Box {
  /** The current figures. */
  data = $state.raw<Table>({})
  head = $state.raw<BoxHead | null>(null)
  look = $state.raw<BoxLook>(NOTHING)
  /** Whether the server has not been told, or has not answered yet. */
  busy = $state(false)
  private readonly asks = new Map<string, Asked>()
  private readonly more = $derived(this.known(this.look.bounds, this.look.words))
  private timer = 0
  private saving: Promise<void> = Promise.resolve()

  constructor(readonly sheet: Sheet) {
    this.data = sheet.components
    for (const [key, asked] of this.known(sheet.bounds, sheet.words)) this.asks.set(key, asked)
  }

  private known(bounds: Bounds[], words: string[][]): Map<string, Asked> {
    return new Map(
      bounds.map(({ way, kind, least = 0, most = 0, words: which = -1 }) => [keyOf(way), { kind, least, most, words: words[which] ?? [] }]),
    )
  }

  /** The rules' requirements for a place. A row that ours lacks, or has elsewhere, has the requirements of similar
   * rows. */
  asked(way: Way): Asked | undefined {
    const there = this.more.get(keyOf(way))
    if (there) return there
    const [section, n, ...rest] = way
    if (typeof n !== 'number') return this.asks.get(keyOf(way))
    const rows = this.sheet.components[section!]
    const row = at(this.data, [section!, n])
    const ours = Array.isArray(rows) ? rows.indexOf(oursFor(rows, row, n)) : -1
    return this.asks.get(keyOf([section!, ours < 0 ? n : ours, ...rest]))
  }

  /** Keys that the rules require in a table and that are missing. */
  missing(way: Way): string[] {
    return this.look.problems
      .filter(({ code, way: there }) => code === 'missing' && there.length === way.length + 1 && keyOf(there.slice(0, -1)) === keyOf(way))
      .map(({ way: there }) => String(there.at(-1)))
  }

  problems(way: Way): BoxProblem[] {
    const key = keyOf(way)
    return this.look.problems.filter((problem) => keyOf(problem.way) === key)
  }

  within(way: Way): number {
    const key = keyOf(way).slice(0, -1)
    return this.look.problems.filter((problem) => keyOf(problem.way).startsWith(key)).length
  }

  async open(id: string): Promise<void> {
    await this.settled()
    const { box, entries, look } = await http.box(id)
    this.take(box, applied(this.sheet.components, entries), look)
  }

  take(head: BoxHead, data: Table, look: BoxLook): void {
    this.head = head
    this.data = data
    this.look = look
  }

  /** Restore the figures of the game. */
  close(): void {
    this.head = null
    this.data = this.sheet.components
    this.look = NOTHING
  }

  set(way: Way, value: unknown): void {
    this.data = owned(this.sheet.components, put(this.data, way, value) as Table, way.slice(0, -1))
    this.later()
  }

  /** Put a whole entry, or nothing, in its place. */
  replace(way: Way, value: unknown): void {
    this.data = put(this.data, way, value) as Table
    this.later()
  }

  /** Add another row like this one, after all others. */
  add(section: string, row: Table): void {
    const rows = this.data[section] as Table[]
    const ids = new Set(rows.map((each) => each.id))
    let number = 2
    while (ids.has(`${String(row.id)}_${number}`)) number++
    this.data = { ...this.data, [section]: [...rows, { ...row, id: `${String(row.id)}_${number}`, source: 'owner' }] }
    this.later()
  }

  rename(name: string): void {
    if (!this.head || !name.trim()) return
    this.head = { ...this.head, name: name.trim() }
    this.later()
  }

  private later(): void {
    if (!this.head) return
    this.busy = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.save(), WAIT_MS)
  }

  /** Everything in progress has been saved. */
  async settled(): Promise<void> {
    if (this.timer) await this.save()
    await this.saving
  }

  private save(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = 0
    this.saving = this.saving.then(async () => {
      const head = this.head
      if (!head) return
      const before = this.data
      try {
        const kept = await http.changeBox(head.id, head.name, differing(this.sheet.components, before))
        if (this.head?.id === head.id) {
          this.look = kept.look
          this.head = { ...kept.box, name: this.head.name }
        }
      } catch (problem) {
        app.notify(problem)
        // What cannot be saved now is saved a little later; what the server refuses is not sent again.
        const later = problem instanceof Trouble && [0, 429, 503].includes(problem.status)
        if (later && !this.timer) this.timer = window.setTimeout(() => void this.save(), AGAIN_MS)
      }
      if (!this.timer) this.busy = false
    })
    return this.saving
  }
}
