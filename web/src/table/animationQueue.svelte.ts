/** Shows the updates of a table one after the other, at the pace of the settings, and again on request. */
import type { Manner, Stage } from '../boards/contract.ts'
import type { GameEvent, Update, View } from '../server/wire.ts'
import { PAUSE, tempoOf } from './pace.ts'

/** Nobody wants to see every step when further behind than this. */
const MOST_WAITING = 60
/** No motion takes less time. */
const SHORT_MS = 120
/** So long the first moves wait for a board that is still being loaded. */
const DRAWING_MS = 10_000
/** The updates since our last decision, which can be played again. */
const MOST_AGAIN = 200

/** The seat that watches. */
export interface Audience {
  shown: Update | null
  readonly stage: Stage | null
  readonly manner: Manner
  /** Put an update on the screen, for the first time or again. */
  present(update: Update, again: boolean): void
  /** Everything has been shown. */
  seen(again: boolean): void
  ofAnother(event: GameEvent): boolean
}

export class AnimationQueue {
  private waiting = $state.raw<Update[]>([])
  private showing = $state(false)
  /** Everything that waits is shown at once, until nothing waits. */
  private rushing = false
  private repeating = $state(false)
  /** The updates shown since our last decision, and the position before them. */
  since = $state.raw<Update[]>([])
  before: Update | null = null
  /** How long we have been shown updates since our last decision. */
  private watched = 0
  private hurry: (() => void) | null = null
  private hurrying = $state(false)
  /** The board has been seen. */
  private drawn = false

  constructor(private readonly audience: Audience) {}

  /** Something is being shown that can be cut short. */
  get behind(): boolean {
    return this.showing && (this.waiting.length > 0 || this.hurrying)
  }
  /** There is something to play again. */
  get repeatable(): boolean {
    return !this.showing && this.since.some((update) => update.events.length > 0) && this.before !== null
  }

  add(update: Update): void {
    this.waiting = [...this.waiting, update]
    if (!this.showing) void this.showAll()
  }

  /** If far behind, show it at once. */
  private async showAll(): Promise<void> {
    const { audience } = this
    this.showing = true
    while (this.waiting.length > 0) {
      if (audience.shown && !this.drawn) await this.drawing()
      const [update, ...later] = this.waiting
      if (!update) break
      const shown = audience.shown
      const before = shown?.view ?? null
      this.waiting = later
      if (!this.repeating) this.remember(update, shown)
      audience.present(update, this.repeating)
      if (!this.drawn) await this.drawing()
      const late = this.rushing || this.waiting.length > MOST_WAITING || document.hidden
      const tempo = tempoOf(audience.manner.pace, this.watched, this.waiting.length)
      const began = performance.now()
      if (before && audience.stage && !late && update.events.length) await this.motion(audience.stage, update, before, tempo)
      // Our own action without a motion is no news to us: the others' moves follow at once.
      const known = before && performance.now() - began < SHORT_MS && !update.events.some((event) => audience.ofAnother(event))
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

  /** Nobody sees the first moves of a game before there is a board. */
  private async drawing(): Promise<void> {
    if (!this.audience.stage && !this.rushing && !document.hidden) await this.pause(DRAWING_MS)
    this.drawn = true
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

  /** Show at once everything that waits. */
  rush(): void {
    this.rushing = this.showing
    this.hurry?.()
  }

  /** Play the updates since our last decision. */
  again(): void {
    if (!this.repeatable) return
    this.repeating = true
    this.watched = 0
    this.audience.shown = this.before
    this.waiting = [...this.since]
    void this.showAll()
  }

  /** We have decided something: collecting starts again. */
  restart(): void {
    this.watched = 0
  }
  /** Drop everything that waits. */
  drop(): void {
    this.waiting = []
  }
  /** The past is over: there is nothing to play again. */
  forget(): void {
    this.since = []
    this.before = null
  }
}
