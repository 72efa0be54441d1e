/** A game moment by moment: whose view, which moment, and whether it is running. */
import type { Moment, Refusal } from '../server/wire.ts'
import type { ReplayTable } from './replayTable.svelte.ts'
import { Timeline, Refused, type Ask } from './timeline.svelte.ts'

const STEP_MS = 1100
/** An update without events is passed over quickly. */
const SILENT_MS = 120
/** From this speed on nobody could follow motions. */
const FASTEST = 4

export class Playback {
  timeline = $state.raw<Timeline | null>(null)
  n = $state(1)
  playing = $state(false)
  speed = $state(1)
  /** Counts jumps: the answer to an earlier request is not shown. */
  private turn = 0

  constructor(
    private readonly id: string,
    private readonly table: ReplayTable,
    private readonly over: () => boolean,
    private readonly ask: Ask,
    /** Called with the current moment, and when it could not be shown. */
    private readonly onstop: (n: number, seat: number | null) => void,
    private readonly onrefused: (refusal: Refusal) => void,
  ) {}

  get total(): number {
    return this.timeline?.total ?? 0
  }
  get moment(): Moment | undefined {
    return this.timeline?.moments[this.n - 1]
  }

  /** Show a seat's view; the moment stays the same as far as both know it. `shown`: go to that line of the record. */
  async sit(seat: number | null, at: number | null = null, shown?: number): Promise<void> {
    const line = shown ?? this.moment?.line
    const opened = new Timeline(this.id, seat, this.ask)
    await opened.open()
    this.timeline = opened
    this.table.happened = opened.happened
    await this.go(at ?? (line !== undefined ? opened.ofLine(line) : this.over() ? 1 : opened.total))
  }

  async go(to: number, moving = false): Promise<void> {
    const timeline = this.timeline
    if (!timeline) return
    const mine = ++this.turn
    if (to > timeline.total && !this.over()) {
      await timeline.open()
      this.table.happened = timeline.happened
    }
    this.n = Math.max(1, Math.min(timeline.total, to))
    try {
      const update = await timeline.at(this.n)
      if (mine !== this.turn) return
      await this.table.show(update, moving)
    } catch (problem) {
      this.playing = false
      if (!(problem instanceof Refused)) throw problem
      this.onrefused(problem.refusal)
    }
    if (mine === this.turn) this.onstop(this.n, timeline.seat)
  }

  step(by: 1 | -1): void {
    this.playing = false
    void this.go(this.n + by, by === 1)
  }

  /** Start or stop playing. */
  async play(): Promise<void> {
    this.playing = !this.playing
    if (!this.playing) return this.table.skip()
    if (this.n >= this.total) await this.go(1)
    while (this.playing && this.n < this.total) {
      const next = this.n + 1
      await this.go(next, this.speed < FASTEST)
      if (!this.playing || this.n !== next) break
      await new Promise((resolve) => setTimeout(resolve, (this.moment?.events.length ? STEP_MS : SILENT_MS) / this.speed))
    }
    this.playing = false
  }
}
