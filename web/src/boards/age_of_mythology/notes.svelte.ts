/** The note beside a thing: what it is and does, what it would leave us, and why it is not possible now. It appears at
 * once on hover, focus or a long press, and covers nothing of the table. */
import type { Attachment } from 'svelte/attachments'
import { drawnAnew, lookedAt } from '../kit/notePosition.ts'
import { attention } from '../kit/attention.ts'
import { underRestingMouse } from '../kit/hover.ts'
import type { Looked } from './game.svelte.ts'
import type { Amounts } from './model.ts'
import type { Intent } from './intents.ts'

/** Long enough not to flicker under a passing mouse. */
const PASSING_MS = 90
/** How long the note stays after the mouse has left: time to reach the rule in it. */
const LEAVE_MS = 300

export interface Subject {
  looked?: Looked | null
  /** A sentence, for a mark that is no piece of the game. */
  text?: string
  price?: Amounts | null
  /** What is not possible with it now; the server says why. */
  intent?: Intent | null
}
export interface Note extends Subject {
  beside: HTMLElement
  why: string
}

export class Notes {
  shown = $state.raw<Note | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private held: HTMLElement | null = null

  constructor(private readonly why: (intent: Intent) => Promise<string>) {}

  /** The mouse or the focus is on a thing. */
  about(thing: HTMLElement, subject: Subject, wait = PASSING_MS): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(async () => {
      const beside = drawnAnew(thing)
      if (this.held === thing) this.held = beside
      if (!beside || !this.looking(beside)) return
      this.shown = { ...subject, beside, why: '' }
      const why = subject.intent ? await this.why(subject.intent) : ''
      if (why && this.shown?.beside === beside) this.shown = { ...this.shown, why }
    }, wait)
  }
  /** A long press on a thing: the note stays after it, until the next touch. */
  hold(beside: HTMLElement, subject: Subject): void {
    this.held = beside
    this.about(beside, subject, 0)
  }
  private looking(beside: HTMLElement): boolean {
    return beside.isConnected && (beside === this.held || beside.matches(':hover') || beside.contains(document.activeElement))
  }

  /** The mouse or the focus has left. */
  leave(): void {
    clearTimeout(this.timer)
    if (!this.shown || this.shown.beside === this.held) return
    this.timer = setTimeout(() => {
      if (this.shown && !lookedAt(this.shown.beside)) this.shown = null
    }, LEAVE_MS)
  }
  /** The mouse or the focus is on the note itself. */
  stay(): void {
    clearTimeout(this.timer)
  }
  /** The table has changed: describe the thing as it is now, or close the note if it is gone. */
  again(): void {
    if (!this.shown) return
    const { beside: was, why, ...subject } = this.shown
    const beside = drawnAnew(was)
    if (!beside) return this.silence()
    if (this.held === was) this.held = beside
    this.shown = { ...subject, beside, why }
    if (subject.intent)
      void this.why(subject.intent).then((now) => this.shown?.beside === beside && (this.shown = { ...this.shown, why: now }))
  }
  /** The thing is gone, or Escape was pressed. */
  silence(): void {
    clearTimeout(this.timer)
    this.shown = this.held = null
  }
}

/** Show a note about an element on hover or focus. `touch`: whether it also handles a long press. */
export function noted(notes: Notes, subject: () => Subject | null, touch = true): Attachment<HTMLElement> {
  return attention({
    look: (element, event) => {
      const about = event.type === 'mouseenter' && underRestingMouse() ? null : subject()
      if (about) notes.about(element, about, event.type === 'focus' ? 0 : undefined)
    },
    leave: () => notes.leave(),
    rest: touch
      ? (element) => {
          const about = subject()
          if (about) notes.hold(element, about)
          return !!about
        }
      : undefined,
  })
}
