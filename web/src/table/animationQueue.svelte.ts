/** Shows what happens at a table one update after the other, at the pace of the settings, and once more on request. */
import type { Manner, Stage } from '../boards/contract.ts'
import type { GameEvent, Update, View } from '../server/wire.ts'
import { PAUSE, tempoOf } from './pace.ts'

/** Behind by more than this, nobody wants to see every step. */
const MOST_WAITING = 60
/** Nothing that moves takes less. */
const SHORT_MS = 120
/** What has happened since our last decision and can be seen again. */
const MOST_AGAIN = 200

/** Before whom it passes. */
export interface Audience {
  shown: Update | null
  readonly stage: Stage | null
  readonly manner: Manner
  /** Put an update on the screen, for the first time or once more. */
  present(update: Update, again: boolean): void
  /** Everything has been shown. */
  seen(again: boolean): void
  ofAnother(event: GameEvent): boolean
}

export class AnimationQueue {
  private waiting = $state.raw<Update[]>([])
  private showing = $state(false)
  /** Everything that waits is shown at once, until nothing does. */
  private rushing = false
  private repeating = $state(false)
  /** What has been shown since our last decision, and how things stood before it. */
  since = $state.raw<Update[]>([])
  before: Update | null = null
  /** How long we have been shown things since our last decision. */
  private watched = 0
  private hurry: (() => void) | null = null
  private hurrying = $state(false)

  constructor(private readonly audience: Audience) {}

  /** Something is being shown that one may not want to wait for. */
  get behind(): boolean {
    return this.showing && (this.waiting.length > 0 || this.hurrying)
  }
  /** There is something to see again. */
  get repeatable(): boolean {
    return !this.showing && this.since.some((update) => update.events.length > 0) && this.before !== null
  }

  add(update: Update): void {
    this.waiting = [...this.waiting, update]
    if (!this.showing) void this.showAll()
  }

  /** Behind by much, it is shown at once. */
  private async showAll(): Promise<void> {
    const { audience } = this
    this.showing = true
    while (this.waiting.length > 0) {
      const [update, ...later] = this.waiting as [Update, ...Update[]]
      const shown = audience.shown
      const before = shown?.view ?? null
      this.waiting = later
      if (!this.repeating) this.remember(update, shown)
      audience.present(update, this.repeating)
      const late = this.rushing || this.waiting.length > MOST_WAITING || document.hidden
      const tempo = tempoOf(audience.manner.pace, this.watched, this.waiting.length)
      const began = performance.now()
      if (before && audience.stage && !late && update.events.length) await this.motion(audience.stage, update, before, tempo)
      // Our own doing that moved nothing is no news to us: what the others do comes at once.
      const known = performance.now() - began < SHORT_MS && !update.events.some((event) => audience.ofAnother(event))
      if (this.waiting.length > 0 && !late && !this.rushing && !known) await this.pause(PAUSE[audience.manner.pace] * tempo)
      this.watched += performance.now() - began
    }
    audience.seen(this.repeating)
    this.showing = this.rushing = this.repeating = false
  }

  private remember(update: Update, shown: Update | null): void {
    if (!this.since.length) this.before = shown
    this.since = [...this.since, update].slice(-MOST_AGAIN)
  }

  private async motion(stage: Stage, update: Update, before: View, tempo: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.hurrying = true
    this.hurry = () => {
      stage.skip()
      resolve()
    }
    try {
      await Promise.race([stage.play(update, before, tempo), promise])
    } catch (problem) {
      console.error(problem)
    }
    this.hurry = null
    this.hurrying = false
  }

  private pause(ms: number): Promise<void> {
    if (ms === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.hurry = null
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.hurry = done
    })
  }

  /** A press anywhere: motions and pauses end at once. */
  skip(): void {
    this.hurry?.()
  }

  /** Show at once whatever waits. */
  rush(): void {
    this.rushing = this.showing
    this.hurry?.()
  }

  /** Show what has happened since our last decision. */
  again(): void {
    if (!this.repeatable) return
    this.repeating = true
    this.watched = 0
    this.audience.shown = this.before
    this.waiting = [...this.since]
    void this.showAll()
  }

  /** We have decided something: what follows is watched afresh. */
  restart(): void {
    this.watched = 0
  }
  /** What waits is not shown any more. */
  drop(): void {
    this.waiting = []
  }
  /** What was before is over: there is nothing to see again. */
  forget(): void {
    this.since = []
    this.before = null
  }
}
