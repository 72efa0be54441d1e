/** The basis of every board's game: the table, its own words and pictures, seats, and actions. */
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
  /** Mistaken taps are likely on this screen. */
  careful = $state(false)
  /** One press is making several decisions, one after the other. */
  running = $state(false)

  constructor(
    readonly table: GameTable,
    readonly words: BoardWords,
    private readonly outlines: Record<string, string>,
  ) {}

  readonly me = $derived.by(() => this.table.me ?? 0)
  /** The question we are asked; empty while we wait. */
  readonly prompt = $derived.by(() => (this.table.owes ? this.table.view.prompt.key : ''))
  /** The question word by word: it changes with every decision of ours and with no decision of the others. */
  readonly asked = $derived.by(() => (this.table.owes ? `${this.table.decision} ${JSON.stringify(this.table.view.prompt)}` : ''))

  /** What led to the question is still being shown: nothing is asked before it has finished. */
  get held(): boolean {
    return false
  }

  /** Where on the board a line of the chronicle points. */
  abstract placeOf(event: GameEvent): string | null
  /** Close the note. */
  abstract hush(): void
  /** The table has changed: the note is updated, or closed if its thing is gone. */
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
  /** The possible actions, in words. */
  said(...actions: Action[]): string {
    return [...new Set(actions.map((action) => this.table.speech.action(action)))].join(', ')
  }

  /** The effect of an action, according to the server's preview: price, effect, yield. */
  effect(...actions: Action[]): string {
    return actions.length === 1 ? effectText(actions[0]!, this.table) : ''
  }
  /** A text, and what a press on its thing would change. */
  with(text: string, ...actions: Action[]): string {
    return [text, this.effect(...actions)].filter(Boolean).join(' ')
  }

  /** Do it, or say why it is not possible. Returns whether it was done. `sure`: we have already confirmed it. */
  protected async decide(numbers: number[], sure = false): Promise<boolean> {
    const refusal = await this.table.commands.act(numbers, sure)
    if (refusal) app.notify(this.table.sentence(refusal))
    return !refusal
  }
  /** Several decisions for one press; returns whether all were made. */
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

/** The thing under the mouse or focus: a note stands beside it. `intent` is the player's likely purpose, in
 * notation. */
export interface Looked {
  id: string
  title: string
  text: string
  intent: string
  beside: HTMLElement
  pinned: boolean
}
export type About = Omit<Looked, 'beside' | 'pinned'>

/** A game that shows a note beside a thing, and says why it is not available now. */
export abstract class NotedGame extends BoardGame {
  looked = $state.raw<Looked | null>(null)
  why = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Whether something can be done with it now: then no reason is needed. */
  protected abstract possible(id: string): boolean

  /** Show a note about an element on hover or focus. `touch`: whether it also handles a long press. */
  noted(about: (pinned: boolean) => About, touch = true): Attachment<HTMLElement> {
    const look = (beside: HTMLElement, pinned: boolean): void => this.look({ ...about(pinned), beside, pinned })
    return attention({
      look: (element) => this.careful || look(element, false),
      leave: () => this.leave(),
      rest: touch ? (element) => look(element, true) : undefined,
    })
  }
  /** It was pressed: the note stays until another thing is pressed. */
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
  /** `why` is the text until the server has answered. */
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
