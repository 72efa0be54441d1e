/** The note beside what is looked at: what it is and does, what it would leave us, and why it is not possible, if it is not.
 * It is there at once, on hover, focus or a long press, and takes nothing away from the table. */
import type { Attachment } from 'svelte/attachments'
import { drawnAnew, lookedAt } from '../kit/notePosition.ts'
import { attention } from '../kit/attention.ts'
import { underRestingMouse } from '../kit/hover.ts'
import type { Looked } from './game.svelte.ts'
import type { Amounts } from './model.ts'
import type { Intent } from './intents.ts'

/** Long enough not to flicker under a mouse that only passes by. */
const PASSING_MS = 90
/** How long the note stays when nothing is looked at any more: there is a moment to get to the rule in it. */
const LEAVE_MS = 300

export interface Subject {
  looked?: Looked | null
  /** A sentence, where a mark is no piece of the game. */
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

  /** Somebody looks at a thing. */
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
  /** A finger rests on a thing: the note stays when it is lifted, until the next touch. */
  hold(beside: HTMLElement, subject: Subject): void {
    this.held = beside
    this.about(beside, subject, 0)
  }
  private looking(beside: HTMLElement): boolean {
    return beside.isConnected && (beside === this.held || beside.matches(':hover') || beside.contains(document.activeElement))
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.timer)
    if (!this.shown || this.shown.beside === this.held) return
    this.timer = setTimeout(() => {
      if (this.shown && !lookedAt(this.shown.beside)) this.shown = null
    }, LEAVE_MS)
  }
  /** The note itself is looked at. */
  stay(): void {
    clearTimeout(this.timer)
  }
  /** The table has changed: what is told is told of the thing as it is now, or no more if it is gone. */
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
  /** What was looked at is gone, or Escape was pressed. */
  silence(): void {
    clearTimeout(this.timer)
    this.shown = this.held = null
  }
}

/** What is told about an element when it is looked at. `touch`: whether a long press is answered here, too. */
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
