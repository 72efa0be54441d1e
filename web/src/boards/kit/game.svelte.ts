/** The basis of every board's game: the table, its own words and pictures, seats, and actions. */
import { botName } from '../../rating/botNames.ts'
import { app } from '../../shell/app.svelte.ts'
import { capital } from '../../speech/speech.ts'
import { effectText } from '../../table/effects.ts'
import type { Action, GameTable, GameEvent } from '../contract.ts'
import type { Attachment } from 'svelte/attachments'
import { Notes } from './notes.svelte.ts'
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
  /** The notes beside things. */
  abstract readonly notes: Pick<Notes<object>, 'again' | 'close'>

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
  /** The level of the bot in a seat; empty for a person. */
  level(seat: number): string {
    const kind = this.table.info.seats[seat]?.bot?.kind
    return kind ? botName(kind) : ''
  }
  /** What the character of the bot in a seat likes; empty if it has none. */
  character(seat: number): string {
    const key = `character-${String(this.table.info.seats[seat]?.bot?.settings?.character ?? '')}.text`
    return this.table.speech.has(key) ? this.table.speech.say(key) : ''
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

  /** Whether the next question is certainly ours and the others are shown nothing before it, so that the action can be
   * taken back. */
  protected comesBack({ n }: Action): boolean {
    if (!this.table.info.settings.confirm_ms) return false
    const effect = this.table.effect?.(n)
    return !!effect?.certain && (!!effect.assumed || (effect.asks?.length === 1 && effect.asks[0] === this.table.me))
  }
  /** Do it, or say why it is not possible. Returns whether it was done. `sure`: we have already confirmed it. */
  protected async decide(numbers: number[], sure = false): Promise<boolean> {
    const refusal = await this.table.commands.act(numbers, sure)
    if (refusal) app.notify(this.table.sentence(refusal))
    return !refusal
  }
  /** Several decisions for one press; returns whether all were made. */
  protected async run(deeds: Deed[]): Promise<boolean> {
    this.notes.close()
    this.running = true
    const refusal = await perform(this.table, deeds)
    this.running = false
    if (refusal) app.notify(this.table.sentence(refusal))
    return !refusal
  }
}

/** A thing that has a note. `intent` is the player's likely purpose, in notation. */
export interface About {
  id: string
  title: string
  text: string
  intent: string
}

/** A game that shows a note beside a thing, and says why it is not available now. */
export abstract class NotedGame extends BoardGame {
  readonly notes = new Notes<About>((about) => this.why(about))

  /** Whether something can be done with it now: then no reason is needed. */
  protected abstract possible(id: string): boolean

  private async why({ id, intent }: About): Promise<string> {
    const asks = intent && this.table.me !== null && this.table.info.status === 'running' && !this.possible(id)
    const refusal = asks ? await this.table.commands.why(intent) : null
    return refusal ? this.table.sentence(refusal) : ''
  }
  /** Show a note about an element; where mistaken taps are likely, not before it is pressed. */
  noted(about: (pinned: boolean) => About, touch = true): Attachment<HTMLElement> {
    return this.notes.on((pinned) => (this.careful && !pinned ? null : about(pinned)), touch)
  }
}
