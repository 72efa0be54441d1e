/** Hot seat: several seats are played by people who pass one device on, and a screen hides what is secret in between.
 *
 * Where what is decided is open to all nothing is hidden: everybody looks at the table, and whoever is asked decides, or asks for
 * their own cards. Where somebody is asked in secret their side is revealed only when the person who is named presses for it. It is hidden when
 * they have decided and when the table is watched anew: after a reload or a lost connection.
 */
import type { CatchUp, Pushed, Reply, Update } from '../server/wire.ts'
import type { LiveTable } from './liveTable.svelte.ts'

/** When it is, by the counters that games tell it with. */
const TURN = ['turn', 'year', 'season', 'active']
const turnOf = ({ view }: Update): string =>
  view.counters
    .filter(({ id }) => TURN.includes(id))
    .map(({ id, value }) => `${id} ${value}`)
    .join()

/** How long somebody may look at what their decision led to. */
const LINGER_MS = 2500

export class HotSeat {
  /** The seat whose own side is shown. */
  revealed = $state<number | null>(null)
  /** The table is shown as everybody may see it. */
  openly = $state(false)
  /** Those who are asked could all just pass. */
  passable = $state(false)
  /** Which turn it is, as far as everybody has seen, */
  private turn = ''
  /** and in which one nobody here wants to do anything in between. */
  private quiet: string | null = null
  /** Seats whose answer the server keeps until a window is over: they are not asked again. */
  private kept = $state.raw<ReadonlySet<number>>(new Set())
  private asking = false
  private again = false

  constructor(
    private readonly table: LiveTable,
    private readonly own: () => number[],
    private readonly ask: (request: { t: string } & Record<string, unknown>) => Promise<Reply>,
  ) {}

  readonly shared = $derived.by(() => this.own().length > 1 && this.table.info?.status === 'running')
  /** Who before this screen has to decide, in the order in which they are asked. */
  readonly due = $derived.by(() => this.own().filter((seat) => this.table.info?.pending?.includes(seat) && !this.kept.has(seat)))
  readonly hidden = $derived.by(() => this.shared && this.revealed === null && !this.openly)
  /** Whoever is before the screen has decided: their side is about to be hidden. */
  readonly hiding = $derived.by(() => this.shared && this.revealed !== null && !this.due.includes(this.revealed))
  /** Whom everybody sees deciding, and who may look at what is theirs. */
  readonly decides = $derived.by(() => (this.openly && this.table.me !== null && this.table.owes ? this.table.me : null))

  /** The named person has pressed. */
  async reveal(seat: number): Promise<void> {
    if (this.openly) this.cover()
    this.revealed = seat
    this.passable = false
    const reply = await this.ask({ t: 'curtain', table: this.table.id, seat })
    if (reply.t === 'catchup' && this.revealed === seat) this.table.caughtUp(reply)
  }

  /** Nothing of the game is to be seen, here or on its way, but what is open to all. */
  async hide(): Promise<void> {
    if (this.revealed === null) return
    this.cover()
    await this.look()
  }

  /** Show what everybody may see, with what one of us is asked, unless somebody here is asked in secret. */
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

  /** Nobody here does anything now, or for the whole turn. */
  async passAll(turn: boolean): Promise<void> {
    this.quiet = turn ? this.turn : null
    await this.ask({ t: 'passall', table: this.table.id })
    this.kept = new Set(this.due)
  }

  /** The server has let it down already, as it does when a connection ends. */
  cover(): void {
    this.revealed = null
    this.openly = this.table.openly = false
    this.table.cover()
  }

  /** The table is watched anew. After the end there is nothing left to hide. */
  watched(caught: CatchUp): void {
    if (this.own().length > 1) this.cover()
    this.table.caughtUp(caught)
    const [first] = this.own()
    if (this.own().length < 2 || first === undefined) return
    if (caught.info.status === 'finished') void this.reveal(first)
    else void this.look()
  }

  /** Something has come of the table; whether it is for who is before the screen. */
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

  /** An answer was taken and leads to nothing yet: others are asked the same in secret, or it is held back from them. */
  answered(): void {
    if (this.revealed !== null) this.kept = new Set([...this.kept, this.revealed])
  }

  /** Let it fall after a moment; the moment ends early if the same person has to decide again. */
  hideLater(): (() => void) | undefined {
    if (!this.hiding) return undefined
    const timer = setTimeout(() => void this.hide(), LINGER_MS)
    return () => clearTimeout(timer)
  }
}
