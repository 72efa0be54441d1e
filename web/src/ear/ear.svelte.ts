/** What is said aloud at a table, and the panel for playing by ear: one for the page, because one table is shown. */
import type { GameTable, TableState } from '../boards/contract.ts'
import type { GameEvent, Update } from '../server/wire.ts'
import { holdingsOf } from '../table/holdings.ts'
import { mergedLines } from '../table/mergeLines.ts'
import { t } from '../shell/app.svelte.ts'
import { settings } from '../shell/settings.svelte.ts'
import { echoes, isOurs, Telling, VERBOSITIES, type Happening } from './announcements.ts'
import { contents, inOrder, standOf, type Reader } from './facts.ts'
import { choicesOf, countedOptions, recited, type Choice } from './options.ts'

/** What the panel shows. */
export type Page = 'options' | 'story' | 'position' | 'board' | 'keys'
/** The keys, and what each is for: also the buttons of the panel. */
export const KEYS = [
  ['o', 'options'],
  ['a', 'all'],
  ['p', 'asked'],
  ['e', 'story'],
  ['w', 'whose'],
  ['s', 'stand'],
  ['d', 'position'],
  ['b', 'board'],
  ['t', 'offers'],
  ['i', 'where'],
  ['r', 'repeat'],
  ['v', 'verbosity'],
  ['k', 'keys'],
] as const
export type Command = (typeof KEYS)[number][1]

/** So many announcements stay in the page; readers have long read the earlier ones. */
const KEPT = 8
/** So many can be heard again. */
const HISTORY = 40
/** What is said within this time is one sentence after the other in one announcement: Orca may turn two round. */
const TOGETHER_MS = 60
/** Places for what is offered: ours and the others'. */
const OFFERS = ['draft', 'draft_asks', 'offer', 'asks']

class Ear {
  /** The page of the panel; null: it is closed. */
  page = $state<Page | null>(null)
  /** Counts requests to move the focus into the panel. */
  entered = $state(0)
  /** Something that happened here has been said: a summary of it would say it twice. */
  told = $state(false)
  said = $state.raw<{ id: number; text: string }[]>([])
  /** The button of the lesson's card, which stands among the options. */
  teacher = $state.raw<{ label: string; press: () => void } | null>(null)
  /** What the panel says about the place of the focus in it. */
  where: () => string = () => ''
  private telling = new Telling()
  private waiting: string[] = []
  private soon: string[] = []
  private hidden = false
  private history: string[] = []
  private count = 0
  private asked = ''
  private chosen = ''
  private back = 0

  get active(): boolean {
    return this.page !== null
  }
  get verbosity() {
    return settings.stored.verbosity
  }

  /** Another table, or another seat: nothing that was said for the last one stays. */
  forget(): void {
    this.said = []
    this.told = false
    this.waiting = []
    this.soon = []
    this.history = []
    this.hidden = false
    this.telling = new Telling()
    this.asked = ''
  }
  close(): void {
    this.page = null
  }

  say(text: string): void {
    if (!text) return
    this.back = 0
    if (!this.soon.length) setTimeout(() => this.sayNow(), TOGETHER_MS)
    this.soon.push(text)
  }

  private sayNow(): void {
    if (!this.soon.length || this.hidden) return
    const text = this.soon.splice(0).join(' ')
    this.said = [...this.said, { id: this.count++, text }].slice(-KEPT)
    this.history = [...this.history, text].slice(-HISTORY)
  }
  /** While dice roll nothing is said, and nothing that was said stays in the page. */
  conceal(hidden: boolean): void {
    if (hidden && !this.hidden) this.said = []
    this.hidden = hidden
    if (hidden) return
    this.flush()
    this.sayNow()
  }

  // -- what happens

  happened(update: Update, table: TableState): void {
    const { speech, me, reading } = table
    const all = update.events.map((event, at) => ({ event, number: at, n: update.n, seat: null, text: speech.event(event) }))
    const told = mergedLines(
      all.filter(({ event }) => !reading?.idle?.(event)),
      speech,
    ).map(({ event, text }): Happening => ({ text, ours: isOurs(event, me), loss: this.loses(event, table) }))
    if (told.length) this.told = true
    if (told[0]?.ours && !told[0].loss && this.chosen && echoes(told[0].text, this.chosen)) told.shift()
    if (update.events.length) this.chosen = ''
    this.waiting.push(...this.telling.tell(told, this.verbosity))
  }
  private loses(event: GameEvent, { reading, me }: TableState): boolean {
    return me !== null && !!reading?.loses(event, me)
  }
  /** We answer: whatever is asked next is asked anew, and our choice, just heard, is no news. */
  chose(text: string): void {
    this.chosen = text
  }
  answered(): void {
    this.asked = ''
  }
  /** Nothing hides what has happened any more: say it. */
  flush(): void {
    if (this.waiting.length && !this.hidden) this.say(this.waiting.splice(0).join(' '))
  }

  /** The question, when we may answer it: what is left to the story, the question, our offer so far, and the options. */
  ask(table: GameTable): void {
    const asked = JSON.stringify([table.view.prompt, table.view.actions.map(({ n }) => n)])
    if (asked === this.asked) return
    this.asked = asked
    this.flush()
    const { left } = this.telling
    this.say([left ? t('web-ear-left', { count: left }) : '', this.question(table)].filter(Boolean).join(' '))
    this.telling.begin()
  }
  /** Much is at stake: that is asked first, and the question again after "not yet". */
  confirm(table: GameTable): void {
    this.asked = ''
    this.say(this.question(table))
  }
  question(table: GameTable): string {
    const said = table.final ? (table.sure ?? '') : table.speech.prompt(table.view.prompt)
    if (!table.owes) return said
    return [said, this.offersOf(table, [table.me ?? -1], ['draft', 'draft_asks']), countedOptions(this.choices(table), this.verbosity, t)]
      .filter(Boolean)
      .join(' ')
  }

  // -- what can be asked

  choices(table: GameTable): Choice[] {
    const given = (id: string, text: string, press: () => void, number: number): Choice => ({
      ...{ id, text, press, number },
      ...{ short: text, note: '', group: '' },
    })
    if (table.final)
      return [
        given('go-on', t('web-go-ahead'), () => void table.commands.goOn?.(true), 1),
        given('not-yet', t('web-not-yet'), () => void table.commands.goOn?.(false), 2),
      ]
    const out = choicesOf(table, this.verbosity)
    const { teacher } = this
    return teacher ? [...out, given('teacher', teacher.label, teacher.press, out.length + 1)] : out
  }

  reader(table: TableState): Reader {
    const { view, speech, me, reading } = table
    const far = me === null ? undefined : reading?.distances?.(view, me)
    return { view, speech, t, me, ...(far && { distance: (label) => far.get(label) ?? null }) }
  }
  stand(table: TableState): string {
    return standOf(this.reader(table), holdingsOf(table.reading).race?.(table.view) ?? new Map())
  }
  whose(table: TableState): string {
    if (table.view.over || table.info.status !== 'running') return t('web-ear-over')
    if (table.owes) return t('web-ear-yours')
    const pending = table.view.pending.filter((seat) => seat !== table.me)
    const names = table.speech.listing(pending.map((seat) => table.speech.seat(seat)))
    return pending.length ? t('web-ear-deciding', { names, count: pending.length }) : t('web-ear-nobody')
  }
  /** What lies on the table as an offer, ours and the others'. */
  offersOf({ view, speech, me }: TableState, seats = inOrder(view, me), kinds = OFFERS): string {
    const shown = view.zones.filter((zone) => seats.includes(zone.owner ?? -1) && kinds.includes(zone.id.split('/')[0]!))
    const owner = (seat: number): string => (seat === me ? '' : `${speech.seat(seat)}: `)
    return shown
      .filter((zone) => zone.pieces?.length || zone.unseen)
      .map((zone) => `${owner(zone.owner!)}${speech.place(zone)}: ${contents(zone, speech)}.`)
      .join(' ')
  }

  /** A key was pressed, or a button of the panel. */
  command(command: Command, table: GameTable): void {
    if (command === 'options' || command === 'story' || command === 'position' || command === 'board' || command === 'keys') {
      this.page = command
      this.entered += 1
    } else if (command === 'all') this.say(recited(this.choices(table), t) || this.whose(table))
    else if (command === 'asked') this.say(this.question(table))
    else if (command === 'whose') this.say(this.whose(table))
    else if (command === 'stand') this.say(this.stand(table))
    else if (command === 'offers') this.say(this.offersOf(table) || t('web-ear-no-offers'))
    else if (command === 'where') this.say(this.where() || t('web-ear-outside', { title: table.info.title }))
    else if (command === 'repeat') this.repeat()
    else this.nextVerbosity()
  }
  /** The last announcement again; pressed again, the one before it. */
  private repeat(): void {
    const again = this.history.at(-1 - 2 * this.back)
    const back = this.back + 1
    if (again) this.say(again)
    this.back = back
  }
  private nextVerbosity(): void {
    const verbosity = VERBOSITIES[(VERBOSITIES.indexOf(this.verbosity) + 1) % VERBOSITIES.length]!
    settings.set({ verbosity })
    this.say(t(`web-verbosity-${verbosity}`))
  }

  /** Whether the key was ours. */
  key(event: KeyboardEvent, table: GameTable): boolean {
    const found = KEYS.find(([key]) => key === event.key.toLowerCase())
    if (found) this.command(found[1], table)
    return !!found
  }
}

export const ear = new Ear()
