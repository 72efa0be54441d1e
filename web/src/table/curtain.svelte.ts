/** The curtain of a shared screen, where several seats are played by people who pass one device on.
 *
 * It goes up only when the person who is named presses for it. It falls when they have decided, when nobody before the
 * screen has to decide, and when the table is watched anew: after a reload or a lost connection.
 */
import type { CatchUp, Reply, Update } from '../house/wire.ts'
import type { TableDesk } from './desk.svelte.ts'

/** How long somebody may look at what their decision led to. */
const LINGER_MS = 2500

export class Curtain {
  /** The seat that is before the screen. */
  raised = $state<number | null>(null)
  /** Seats whose answer the house keeps until a window is over: they are not asked again. */
  private kept = $state.raw<ReadonlySet<number>>(new Set())

  constructor(
    private readonly desk: TableDesk,
    private readonly own: () => number[],
    private readonly ask: (wish: { t: string } & Record<string, unknown>) => Promise<Reply>,
  ) {}

  readonly shared = $derived.by(() => this.own().length > 1 && this.desk.info?.status === 'running')
  /** Who before this screen has to decide, in the order in which they are asked. */
  readonly due = $derived.by(() => this.own().filter((seat) => this.desk.info?.pending?.includes(seat) && !this.kept.has(seat)))
  readonly down = $derived.by(() => this.shared && this.raised === null)
  /** Whoever is before the screen has decided: it is about to fall. */
  readonly falling = $derived.by(() => this.shared && this.raised !== null && !this.due.includes(this.raised))

  /** The named person has pressed. */
  async raise(seat: number): Promise<void> {
    this.raised = seat
    const reply = await this.ask({ t: 'curtain', table: this.desk.table, seat })
    if (reply.t === 'catchup' && this.raised === seat) this.desk.caughtUp(reply)
  }

  /** Nothing of the game is to be seen, here or on its way. */
  async fall(): Promise<void> {
    if (this.raised === null) return
    this.cover()
    await this.ask({ t: 'curtain', table: this.desk.table })
  }

  /** The house has let it down already, as it does when a connection ends. */
  cover(): void {
    this.raised = null
    this.desk.cover()
  }

  /** The table is watched anew. After the end there is nothing left to hide. */
  watched(caught: CatchUp): void {
    if (this.own().length > 1) this.cover()
    this.desk.caughtUp(caught)
    const [first] = this.own()
    if (this.own().length > 1 && first !== undefined && caught.info.status === 'finished') void this.raise(first)
  }

  /** Whether an update is for who is before the screen. */
  lets(update: Update): boolean {
    return this.own().length < 2 || update.seat === this.raised
  }

  /** An answer was taken and leads to nothing yet: others are asked the same in secret. */
  answered(): void {
    if (this.raised !== null) this.kept = new Set([...this.kept, this.raised])
  }
  /** Something about the table has changed: whoever is pending now is asked anew. */
  told(): void {
    if (this.kept.size) this.kept = new Set()
  }

  /** Let it fall after a moment; the moment ends early if the same person has to decide again. */
  lingering(): (() => void) | undefined {
    if (!this.falling) return undefined
    const timer = setTimeout(() => void this.fall(), LINGER_MS)
    return () => clearTimeout(timer)
  }
}
