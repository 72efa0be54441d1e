/** The curtain of a shared screen, where several seats are played by people who pass one device on.
 *
 * Where what is decided is open to all there is none: everybody looks at the table, and whoever is asked decides, or asks for
 * their own cards. Where somebody is asked in secret it goes up only when the person who is named presses for it. It falls when
 * they have decided and when the table is watched anew: after a reload or a lost connection.
 */
import type { CatchUp, Pushed, Reply, Update } from '../house/wire.ts'
import type { TableDesk } from './desk.svelte.ts'

/** When it is, by the counters that games tell it with. */
const TURN = ['turn', 'year', 'season', 'active']
const turnOf = ({ view }: Update): string =>
  view.counters
    .filter(({ id }) => TURN.includes(id))
    .map(({ id, value }) => `${id} ${value}`)
    .join()

/** How long somebody may look at what their decision led to. */
const LINGER_MS = 2500

export class Curtain {
  /** The seat whose own side is shown. */
  raised = $state<number | null>(null)
  /** The table is shown as everybody may see it. */
  openly = $state(false)
  /** Those who are asked could all just pass. */
  passable = $state(false)
  /** Which turn it is, as far as everybody has seen, */
  private turn = ''
  /** and in which one nobody here wants to do anything in between. */
  private quiet: string | null = null
  /** Seats whose answer the house keeps until a window is over: they are not asked again. */
  private kept = $state.raw<ReadonlySet<number>>(new Set())
  private asking = false
  private again = false

  constructor(
    private readonly desk: TableDesk,
    private readonly own: () => number[],
    private readonly ask: (wish: { t: string } & Record<string, unknown>) => Promise<Reply>,
  ) {}

  readonly shared = $derived.by(() => this.own().length > 1 && this.desk.info?.status === 'running')
  /** Who before this screen has to decide, in the order in which they are asked. */
  readonly due = $derived.by(() => this.own().filter((seat) => this.desk.info?.pending?.includes(seat) && !this.kept.has(seat)))
  readonly down = $derived.by(() => this.shared && this.raised === null && !this.openly)
  /** Whoever is before the screen has decided: it is about to fall. */
  readonly falling = $derived.by(() => this.shared && this.raised !== null && !this.due.includes(this.raised))
  /** Whom everybody sees deciding, and who may look at what is theirs. */
  readonly decides = $derived.by(() => (this.openly && this.desk.me !== null && this.desk.owes ? this.desk.me : null))

  /** The named person has pressed. */
  async raise(seat: number): Promise<void> {
    if (this.openly) this.cover()
    this.raised = seat
    this.passable = false
    const reply = await this.ask({ t: 'curtain', table: this.desk.table, seat })
    if (reply.t === 'catchup' && this.raised === seat) this.desk.caughtUp(reply)
  }

  /** Nothing of the game is to be seen, here or on its way, but what is open to all. */
  async fall(): Promise<void> {
    if (this.raised === null) return
    this.cover()
    await this.look()
  }

  /** Show what everybody may see, with what one of us is asked, unless somebody here is asked in secret. */
  async look(): Promise<void> {
    if (!this.shared || this.raised !== null) return
    this.again = this.asking
    if (this.asking) return
    this.asking = true
    try {
      const events = this.openly ? this.desk.annals.next : null
      const reply = await this.ask({ t: 'curtain', table: this.desk.table, openly: true, ...(events === null ? {} : { events }) })
      if (reply.t === 'catchup' && this.raised === null) this.looked(reply)
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
      this.desk.info = caught.info
      if (this.passable && this.quiet === this.turn) void this.nobody(true)
      return
    }
    this.passable = false
    this.turn = turnOf(update)
    this.openly = this.desk.openly = true
    if (this.desk.latest && update.n > this.desk.latest.n) {
      this.desk.info = caught.info
      this.desk.take(update)
    } else this.desk.caughtUp(caught)
  }

  /** Nobody here does anything now, or for the whole turn. */
  async nobody(turn: boolean): Promise<void> {
    this.quiet = turn ? this.turn : null
    await this.ask({ t: 'passall', table: this.desk.table })
    this.kept = new Set(this.due)
  }

  /** The house has let it down already, as it does when a connection ends. */
  cover(): void {
    this.raised = null
    this.openly = this.desk.openly = false
    this.desk.cover()
  }

  /** The table is watched anew. After the end there is nothing left to hide. */
  watched(caught: CatchUp): void {
    if (this.own().length > 1) this.cover()
    this.desk.caughtUp(caught)
    const [first] = this.own()
    if (this.own().length < 2 || first === undefined) return
    if (caught.info.status === 'finished') void this.raise(first)
    else void this.look()
  }

  /** Something has come of the table; whether it is for who is before the screen. */
  lets(message: Pushed): boolean {
    if (this.own().length < 2) return true
    if (message.t === 'info') {
      const [before, now] = [this.desk.info, message]
      this.kept = new Set()
      if (now.status === 'finished' && before?.status === 'running')
        queueMicrotask(() => this.raised === null && void this.raise(this.own()[0]!))
      else queueMicrotask(() => void this.look())
      return true
    }
    if (message.t !== 'update') return true
    if (this.raised === null) void this.look()
    return this.raised !== null && message.seat === this.raised
  }

  /** An answer was taken and leads to nothing yet: others are asked the same in secret, or it is held back from them. */
  answered(): void {
    if (this.raised !== null) this.kept = new Set([...this.kept, this.raised])
  }

  /** Let it fall after a moment; the moment ends early if the same person has to decide again. */
  lingering(): (() => void) | undefined {
    if (!this.falling) return undefined
    const timer = setTimeout(() => void this.fall(), LINGER_MS)
    return () => clearTimeout(timer)
  }
}
