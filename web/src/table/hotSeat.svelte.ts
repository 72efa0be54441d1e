/** Hot seat: several seats are played by people who pass one device on, and a screen hides secrets in between.
 *
 * While decisions are public nothing is hidden: everybody looks at the table, and the player who has to decide does so,
 * or asks for their own cards. If a seat is asked in secret its side is revealed only when the named person presses. It
 * is hidden after their decision, and when the table is subscribed to again: after a reload or a lost connection.
 */
import type { CatchUp, Pushed, Reply, Update } from '../server/wire.ts'
import type { LiveTable } from './liveTable.svelte.ts'

/** The game's counters of time. */
const TURN = ['turn', 'year', 'season', 'active']
const turnOf = ({ view }: Update): string =>
  view.counters
    .filter(({ id }) => TURN.includes(id))
    .map(({ id, value }) => `${id} ${value}`)
    .join()

/** How long players may look at the result of their decision. */
const LINGER_MS = 2500

export class HotSeat {
  /** The seat whose own side is shown. */
  revealed = $state<number | null>(null)
  /** The table is shown as everybody may see it. */
  openly = $state(false)
  /** All seats that are asked may simply pass. */
  passable = $state(false)
  /** The current turn, as far as everybody has seen, */
  private turn = ''
  /** and the turn in which nobody here wants to act out of order. */
  private quiet: string | null = null
  /** Seats whose answers the server keeps until a window is over: they are not asked again. */
  private kept = $state.raw<ReadonlySet<number>>(new Set())
  private asking = false
  private again = false

  constructor(
    private readonly table: LiveTable,
    private readonly own: () => number[],
    private readonly ask: (request: { t: string } & Record<string, unknown>) => Promise<Reply>,
  ) {}

  readonly shared = $derived.by(() => this.own().length > 1 && this.table.info?.status === 'running')
  /** The seats at this screen that have to decide, in the order in which they are asked. */
  readonly due = $derived.by(() => this.own().filter((seat) => this.table.info?.pending?.includes(seat) && !this.kept.has(seat)))
  readonly hidden = $derived.by(() => this.shared && this.revealed === null && !this.openly)
  /** The player at the screen has decided: their side is about to be hidden. */
  readonly hiding = $derived.by(() => this.shared && this.revealed !== null && !this.due.includes(this.revealed))
  /** The seat that everybody sees deciding, and who may look at their own things. */
  readonly decides = $derived.by(() => (this.openly && this.table.me !== null && this.table.owes ? this.table.me : null))

  /** The named person has pressed. */
  async reveal(seat: number): Promise<void> {
    if (this.openly) this.cover()
    this.revealed = seat
    this.passable = false
    const reply = await this.ask({ t: 'curtain', table: this.table.id, seat })
    if (reply.t === 'catchup' && this.revealed === seat) this.table.caughtUp(reply)
  }

  /** Show nothing of the game, now or from updates under way, except what is open to all. */
  async hide(): Promise<void> {
    if (this.revealed === null) return
    this.cover()
    await this.look()
  }

  /** Show the public side, with the question to one of us, unless somebody here is asked in secret. */
  async look(): Promise<void> {
    if (!this.shared || this.revealed !== null) return
    this.again = this.asking
    if (this.asking) return
    this.asking = true
    try {
      const events = this.openly ? this.table.log.next : null
      const reply = await this.ask({ t: 'curtain', table: this.table.id, openly: true, ...(events === null ? {} : { events }) })
      if (reply.t === 'catchup' && this.revealed === null) this.looked(reply)
    } finally {
      this.asking = false
    }
    if (this.again) await this.look()
  }

  private looked(caught: CatchUp): void {
    const { update } = caught
    if (!update) {
      if (this.openly) this.cover()
      this.passable = caught.passable ?? false
      this.table.info = caught.info
      if (this.passable && this.quiet === this.turn) void this.passAll(true)
      return
    }
    this.passable = false
    this.turn = turnOf(update)
    this.openly = this.table.openly = true
    if (this.table.latest && update.n > this.table.latest.n) {
      this.table.info = caught.info
      this.table.take(update)
    } else this.table.caughtUp(caught)
  }

  /** Nobody here acts now, or for the whole turn. */
  async passAll(turn: boolean): Promise<void> {
    this.quiet = turn ? this.turn : null
    await this.ask({ t: 'passall', table: this.table.id })
    this.kept = new Set(this.due)
  }

  /** The server has hidden it already, as it does when a connection ends. */
  cover(): void {
    this.revealed = null
    this.openly = this.table.openly = false
    this.table.cover()
  }

  /** The subscription starts again. After the end there is nothing left to hide. */
  watched(caught: CatchUp): void {
    if (this.own().length > 1) this.cover()
    this.table.caughtUp(caught)
    const [first] = this.own()
    if (this.own().length < 2 || first === undefined) return
    if (caught.info.status === 'finished') void this.reveal(first)
    else void this.look()
  }

  /** An update has arrived; returns whether it is for the player at the screen. */
  accepts(message: Pushed): boolean {
    if (this.own().length < 2) return true
    if (message.t === 'info') {
      const [before, now] = [this.table.info, message]
      this.kept = new Set()
      if (now.status === 'finished' && before?.status === 'running')
        queueMicrotask(() => this.revealed === null && void this.reveal(this.own()[0]!))
      else queueMicrotask(() => void this.look())
      return true
    }
    if (message.t !== 'update') return true
    if (this.revealed === null) void this.look()
    return this.revealed !== null && message.seat === this.revealed
  }

  /** An answer was accepted without an update yet: others are asked the same in secret, or it is held back from
   * them. */
  answered(): void {
    if (this.revealed !== null) this.kept = new Set([...this.kept, this.revealed])
  }

  /** Hide it after a moment; the moment ends early if the same person has to decide again. */
  hideLater(): (() => void) | undefined {
    if (!this.hiding) return undefined
    const timer = setTimeout(() => void this.hide(), LINGER_MS)
    return () => clearTimeout(timer)
  }
}
