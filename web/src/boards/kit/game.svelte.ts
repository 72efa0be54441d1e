/** What every board's game begins with: the table, its own words and pictures, who sits where, and acting. */
import { app } from '../../shell/app.svelte.ts'
import { capital } from '../../speech/speech.ts'
import { effectText } from '../../table/effects.ts'
import type { Action, GameTable, GameEvent } from '../contract.ts'
import type { Attachment } from 'svelte/attachments'
import { attention } from './attention.ts'
import { drawnAnew, lookedAt } from './notePosition.ts'
import { underRestingMouse } from './hover.ts'
import { perform, type Deed } from './script.ts'
import type { BoardWords } from './words.svelte.ts'

type Figures = Record<string, number | string>

export abstract class BoardGame {
  /** A tap is easily a slip on this screen. */
  careful = $state(false)
  /** Several decisions are being made one after the other for one press. */
  running = $state(false)

  constructor(
    readonly table: GameTable,
    readonly words: BoardWords,
    private readonly outlines: Record<string, string>,
  ) {}

  readonly me = $derived.by(() => this.table.me ?? 0)
  /** What is asked of us; empty while we wait. */
  readonly prompt = $derived.by(() => (this.table.owes ? this.table.view.prompt.key : ''))
  /** What is asked, word by word: it changes with every decision of ours and with none of the others'. */
  readonly asked = $derived.by(() => (this.table.owes ? `${this.table.decision} ${JSON.stringify(this.table.view.prompt)}` : ''))

  /** What led to the question is still being shown: nothing is asked before it is settled. */
  get held(): boolean {
    return false
  }

  /** Where on the board a line of the chronicle points. */
  abstract placeOf(event: GameEvent): string | null
  /** Nothing is said any more about what was looked at. */
  abstract hush(): void
  /** The table has changed: what is said about what is looked at is said anew, or no more if it is gone. */
  abstract lookAgain(): void

  /** A sentence of the board's own. */
  w(key: string, params: Figures = {}): string {
    return this.words.say(key, params)
  }
  icon(word: string): string {
    return this.outlines[word] ?? ''
  }
  name(vocabulary: string, word: string): string {
    return this.words.softened(capital(this.table.speech.name(vocabulary, word)))
  }
  seatName(seat: number): string {
    return this.table.speech.seat(seat)
  }
  colour(seat: number): number {
    return this.table.seats[seat]?.colour ?? 1
  }
  /** What may be done, in words. */
  said(...actions: Action[]): string {
    return [...new Set(actions.map((action) => this.table.speech.action(action)))].join(', ')
  }

  /** What it would change, as the server has weighed it: price, effect, yield. */
  effect(...actions: Action[]): string {
    return actions.length === 1 ? effectText(actions[0]!, this.table) : ''
  }
  /** A text, and what pressing its thing would change. */
  with(text: string, ...actions: Action[]): string {
    return [text, this.effect(...actions)].filter(Boolean).join(' ')
  }

  /** Do it; what hinders it is told. Whether it was done. `sure`: we have been asked already. */
  protected async decide(numbers: number[], sure = false): Promise<boolean> {
    const refusal = await this.table.commands.act(numbers, sure)
    if (refusal) app.notify(this.table.sentence(refusal))
    return !refusal
  }
  /** Several decisions for one press; whether all were made. */
  protected async run(deeds: Deed[]): Promise<boolean> {
    this.hush()
    this.running = true
    const refusal = await perform(this.table, deeds)
    this.running = false
    if (refusal) app.notify(this.table.sentence(refusal))
    return !refusal
  }
}

const HOVER_MS = 260
const LEAVE_MS = 200

/** What is looked at: a note stands beside it. `intent` is what one would like to do with it, in notation. */
export interface Looked {
  id: string
  title: string
  text: string
  intent: string
  beside: HTMLElement
  pinned: boolean
}
export type About = Omit<Looked, 'beside' | 'pinned'>

/** A game in which a note stands beside what is looked at, and says why it cannot be had now. */
export abstract class NotedGame extends BoardGame {
  looked = $state.raw<Looked | null>(null)
  why = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Whether something can be done with it now: then nobody needs to be told why not. */
  protected abstract possible(id: string): boolean

  /** An element beside which a note stands while somebody looks at it. `touch`: whether a long press is answered here, too. */
  noted(about: (pinned: boolean) => About, touch = true): Attachment<HTMLElement> {
    const look = (beside: HTMLElement, pinned: boolean): void => this.look({ ...about(pinned), beside, pinned })
    return attention({
      look: (element) => this.careful || look(element, false),
      leave: () => this.leave(),
      rest: touch ? (element) => look(element, true) : undefined,
    })
  }
  /** It was pressed: the note stays until something else is. */
  pin(event: Event, about: About): void {
    this.look({ ...about, beside: event.currentTarget as HTMLElement, pinned: true })
  }
  look(looked: Looked): void {
    if (!looked.pinned && underRestingMouse() && looked.beside.matches(':hover')) return
    clearTimeout(this.timer)
    const wait = this.looked || looked.pinned ? 0 : HOVER_MS
    this.timer = setTimeout(() => {
      const beside = drawnAnew(looked.beside)
      if (beside) void this.show({ ...looked, beside })
    }, wait)
  }
  /** `why` is what is said until the server has answered. */
  private async show(looked: Looked, why = ''): Promise<void> {
    this.looked = looked
    this.why = why
    const asks = looked.intent && this.table.me !== null && this.table.info.status === 'running' && !this.possible(looked.id)
    const refusal = asks ? await this.table.commands.why(looked.intent) : null
    if (this.looked === looked) this.why = refusal ? this.table.sentence(refusal) : ''
  }
  lookAgain(): void {
    if (!this.looked) return
    const beside = drawnAnew(this.looked.beside)
    if (beside) void this.show({ ...this.looked, beside }, this.why)
    else this.hush()
  }
  leave(): void {
    clearTimeout(this.timer)
    if (this.looked?.pinned) return
    this.timer = setTimeout(() => {
      if (!this.looked || !lookedAt(this.looked.beside)) this.hush()
    }, LEAVE_MS)
  }
  stay(): void {
    clearTimeout(this.timer)
  }
  hush(): void {
    clearTimeout(this.timer)
    this.looked = null
    this.why = ''
  }
}
