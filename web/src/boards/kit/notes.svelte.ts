/** The note beside a thing: what it is and does, and why it is not possible now. It appears on hover, focus, a press or
 * a long press, and covers nothing that has to be read. */
import type { Attachment } from 'svelte/attachments'
import { attention } from './attention.ts'
import { underRestingMouse } from './hover.ts'
import { drawnAnew, lookedAt } from './notePosition.ts'

/** Long enough not to flicker under a passing mouse, which may be on its way to the rule in the note. */
const PASSING_MS = 90

/** A thing with a note, and the server's reason why it is not possible now. */
export type Note<About> = About & { beside: HTMLElement; pinned: boolean; why: string }

export class Notes<About extends object> {
  shown = $state.raw<Note<About> | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `appears`: after this time the first note is shown. `stays`: time to reach a note that the mouse has left. */
  constructor(
    private readonly why: (about: About) => Promise<string> | string,
    private readonly appears = 260,
    private readonly stays = 200,
  ) {}

  /** An element with a note on hover or focus; null: it has none now. `touch`: whether it also handles a long press. */
  on(about: (pinned: boolean) => About | null, touch = true): Attachment<HTMLElement> {
    const look = (beside: HTMLElement, pinned: boolean): boolean => {
      const now = about(pinned)
      if (now) this.look(beside, now, pinned)
      return !!now
    }
    return attention({
      look: (beside, event) => void ((event.type === 'mouseenter' && underRestingMouse()) || look(beside, false)),
      leave: () => this.leave(),
      rest: touch ? (beside) => look(beside, true) : undefined,
    })
  }
  /** It was pressed: the note stays until something else is pressed. */
  pin(event: Event, about: About): void {
    this.look(event.currentTarget as HTMLElement, about, true)
  }
  look(thing: HTMLElement, about: About, pinned = false): void {
    clearTimeout(this.timer)
    const wait = pinned ? 0 : this.shown ? PASSING_MS : this.appears
    this.timer = setTimeout(() => {
      const beside = drawnAnew(thing)
      if (beside && (pinned || lookedAt(beside) || beside.contains(document.activeElement))) void this.show(beside, about, pinned, '')
    }, wait)
  }
  /** `why` is the text until the server has answered. */
  private async show(beside: HTMLElement, about: About, pinned: boolean, why: string): Promise<void> {
    const note = (this.shown = { ...about, beside, pinned, why })
    const reason = await this.why(about)
    if (this.shown === note && reason !== why) this.shown = { ...note, why: reason }
  }

  /** The table has changed: describe the thing as it is now, or close the note if it is gone. */
  again(): void {
    if (!this.shown) return
    const { pinned, why, ...about } = this.shown
    const beside = drawnAnew(about.beside)
    if (beside) void this.show(beside, about as unknown as About, pinned, why)
    else this.close()
  }
  /** The mouse or the focus has left. */
  leave(): void {
    clearTimeout(this.timer)
    if (!this.shown || this.shown.pinned) return
    this.timer = setTimeout(() => {
      if (this.shown && !lookedAt(this.shown.beside)) this.close()
    }, this.stays)
  }
  /** The mouse is on the note itself. */
  stay(): void {
    clearTimeout(this.timer)
  }
  close(): void {
    clearTimeout(this.timer)
    this.shown = null
  }
}
