/** A game moment by moment: through whose eyes it is seen, where it stands, and whether it runs. */
import type { Moment, Refusal } from '../house/wire.ts'
import type { ReplayDesk } from './desk.svelte.ts'
import { Reel, Refused, type Ask } from './reel.svelte.ts'

const STEP_MS = 1100
/** An update in which nothing was told is passed over quickly. */
const SILENT_MS = 120
/** From this on nobody could follow motions. */
const FASTEST = 4

export class Projector {
  reel = $state.raw<Reel | null>(null)
  n = $state(1)
  playing = $state(false)
  speed = $state(1)
  /** How often we have been sent somewhere: what arrives for an earlier wish is not shown. */
  private turn = 0

  constructor(
    private readonly table: string,
    private readonly desk: ReplayDesk,
    private readonly over: () => boolean,
    private readonly ask: Ask,
    /** Called where we are, and when that could not be shown. */
    private readonly onstop: (n: number, seat: number | null) => void,
    private readonly onrefused: (refusal: Refusal) => void,
  ) {}

  get total(): number {
    return this.reel?.total ?? 0
  }
  get moment(): Moment | undefined {
    return this.reel?.moments[this.n - 1]
  }

  /** See it from a seat; the moment stays the same as far as both know it. */
  async sit(seat: number | null, at: number | null = null): Promise<void> {
    const line = this.moment?.line
    const opened = new Reel(this.table, seat, this.ask)
    await opened.open()
    this.reel = opened
    this.desk.happened = opened.happened
    await this.go(at ?? (line !== undefined ? opened.ofLine(line) : this.over() ? 1 : opened.total))
  }

  async go(to: number, moving = false): Promise<void> {
    const reel = this.reel
    if (!reel) return
    const mine = ++this.turn
    if (to > reel.total && !this.over()) {
      await reel.open()
      this.desk.happened = reel.happened
    }
    this.n = Math.max(1, Math.min(reel.total, to))
    try {
      const update = await reel.at(this.n)
      if (mine !== this.turn) return
      await this.desk.show(update, moving)
    } catch (problem) {
      this.playing = false
      if (!(problem instanceof Refused)) throw problem
      this.onrefused(problem.refusal)
    }
    if (mine === this.turn) this.onstop(this.n, reel.seat)
  }

  step(by: 1 | -1): void {
    this.playing = false
    void this.go(this.n + by, by === 1)
  }

  /** Let it run, or stop it. */
  async play(): Promise<void> {
    this.playing = !this.playing
    if (!this.playing) return this.desk.skip()
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
