/** State shared by the parts of the generic table: the table, the note, the filter of the list. */
import { getContext, setContext } from 'svelte'
import { app } from '../../shell/app.svelte.ts'
import { effectText } from '../../table/effects.ts'
import { iconOf } from '../../table/icons.svelte.ts'
import type { Action, GameTable, Piece, Refusal } from '../contract.ts'
import type { Attachment } from 'svelte/attachments'
import { attention } from '../kit/attention.ts'
import { drawnAnew, lookedAt } from '../kit/notePosition.ts'
import { underRestingMouse } from '../kit/hover.ts'
import { called, layoutOf, type Called } from './reading.ts'

/** The mouse or the focus is on a piece: the note stands beside the element. */
export interface Looked {
  id: string
  title: string
  text: string
  beside: HTMLElement
  /** It was pressed and stays until another thing is pressed. */
  pinned: boolean
}
type About = Omit<Looked, 'beside' | 'pinned'>

const KEY = Symbol('generic table')
const HOVER_MS = 280
const LEAVE_MS = 160

export class Generic {
  /** The pressed pieces and zones that have several possible actions. */
  about = $state.raw<string[] | null>(null)
  looked = $state.raw<Looked | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** Mistaken presses are likely on a phone: the list below asks for confirmation. */
  careful = $state(false)
  readonly layout = $derived.by(() => layoutOf(this.table.view))
  readonly places = $derived.by(() => new Set(this.layout.chart?.squares.map((square) => square.label)))
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: GameTable) {}
  /** Why the thing in the note is not available now. */
  get why(): string {
    return this.refusal ? this.table.sentence(this.refusal) : ''
  }

  called(piece: Piece): Called {
    return called(piece, this.table.speech, this.places)
  }

  icon(piece: Piece): string | null {
    return iconOf(piece.kind, this.table.speech, piece.marks)
  }

  text(word: string): string {
    return this.table.speech.about(word)
  }

  /** The effect of an action: what the thing it names does, and what it changes. */
  note(action: Action): string {
    const does = Object.values(action.args)
      .map((word) => this.text(word))
      .find(Boolean)
    return [does, effectText(action, this.table)].filter(Boolean).join(' ')
  }

  colour(seat: number): number {
    return (seat % 8) + 1
  }

  /** A press: a single possible action is done; several are shown in the list. */
  press(...ids: string[]): void {
    const actions = [...new Set(ids.flatMap((id) => this.table.about(id)))]
    if (actions.length === 1 && !this.careful) void this.act(actions[0]!)
    else if (actions.length) this.about = ids
  }

  private async act(action: Action): Promise<void> {
    this.hush()
    const refusal = await this.table.commands.act([action.n])
    if (refusal) app.notify(this.table.sentence(refusal))
  }

  /** An element with a note that appears on hover or focus. */
  noted(about: () => About): Attachment<HTMLElement> {
    return attention({
      look: (beside, event) => this.look({ ...about(), beside, pinned: false }, event.type === 'focus' ? 0 : HOVER_MS),
      leave: () => this.leave(),
      rest: (beside) => this.look({ ...about(), beside, pinned: true }),
    })
  }
  /** It was pressed: the note stays until another thing is pressed. */
  pin(event: Event, about: About): void {
    this.look({ ...about, beside: event.currentTarget as HTMLElement, pinned: true })
  }

  /** Show what a thing is, and why it cannot be chosen if it could before. */
  look(looked: Looked, wait = HOVER_MS): void {
    if (!looked.pinned && underRestingMouse() && looked.beside.matches(':hover')) return
    clearTimeout(this.timer)
    const soon = this.looked || looked.pinned ? 0 : wait
    this.timer = setTimeout(() => {
      const beside = drawnAnew(looked.beside)
      if (beside) void this.show({ ...looked, beside })
    }, soon)
  }

  private async show(looked: Looked): Promise<void> {
    const past =
      this.table.owes && !this.table.busy && !this.table.about(looked.id).length ? this.table.remembered(looked.id)[0] : undefined
    if (!looked.text && !past) return this.hush()
    this.looked = looked
    this.refusal = null
    if (!past) return
    const refusal = await this.table.commands.why(past.n)
    if (this.looked === looked) this.refusal = refusal
  }

  /** The table has changed: the note is updated, or closed if its thing is gone. */
  lookAgain(): void {
    if (!this.looked) return
    const beside = drawnAnew(this.looked.beside)
    if (beside) void this.show({ ...this.looked, beside })
    else this.hush()
  }

  /** The mouse or the focus has left; there is a moment to reach the note. */
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
    this.refusal = null
  }
}

export const provide = (g: Generic): Generic => setContext(KEY, g)
export const generic = (): Generic => getContext(KEY)
