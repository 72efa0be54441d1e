/** The events at a table, as the chronicle shows them: read page by page, the latest first. */
import type { Line } from '../boards/contract.ts'
import type { Chronicle, GameEvent, Reply, Update } from '../server/wire.ts'
import type { Speech } from '../speech/speech.ts'

/** The length of a page. */
const PAGE = 200

export class GameLog {
  lines = $state.raw<Line[]>([])
  /** The first event after our own last decision; null until the server has sent it. */
  lastMove = $state<number | null>(null)
  /** The next unseen event, for resuming. */
  next: number | null = null
  private fetching = false
  /** Counts changes of the seat at the screen, so that no lines are mistaken for another seat's. */
  era = 0

  constructor(
    private readonly read: (first: number, count: number) => Promise<Reply>,
    private readonly speech: () => Speech,
  ) {}

  tell(update: Update): void {
    const from = this.next ?? update.event
    const fresh = update.events
      .map((event, at) => ({ event, number: update.event + at }))
      .filter(({ number }) => number >= from)
      .map(({ event, number }) => this.lineOf(update.n, number, event))
    this.next = update.event + update.events.length
    if (fresh.length) this.lines = [...this.lines, ...fresh]
    if (fresh.some(({ event }) => event.event === 'undone')) void this.strikeOut()
  }

  /** Something was taken back: ask which of the latest lines it was. */
  private async strikeOut(): Promise<void> {
    const [era, until] = [this.era, this.next ?? 0]
    const first = Math.max(0, until - PAGE)
    const reply = await this.read(first, until - first)
    if (reply.t !== 'chronicle' || era !== this.era) return
    const gone = new Set(reply.told.filter(({ undone }) => undone).flatMap(({ event, events }) => events.map((_, at) => event + at)))
    this.lines = this.lines.map((line) => (gone.has(line.number) && !line.undone ? { ...line, undone: true } : line))
  }

  /** There are lines before the first one here. */
  get more(): boolean {
    return (this.lines[0]?.number ?? this.next ?? 0) > 0
  }

  /** Read the page before the first line here. Returns the first page, which says where our last move was. */
  async earlier(): Promise<Chronicle | null> {
    const until = this.lines[0]?.number ?? this.next ?? 0
    if (this.fetching || until === 0) return null
    this.fetching = true
    const era = this.era
    const first = Math.max(0, until - PAGE)
    const reply = await this.read(first, until - first).finally(() => (this.fetching = false))
    if (reply.t !== 'chronicle' || era !== this.era) return null
    const returned = this.lastMove === null
    if (returned) this.lastMove = reply.since
    const older = reply.told.flatMap(({ n, event, events, undone }) => events.map((each, at) => this.lineOf(n, event + at, each, undone)))
    const here = this.lines[0]?.number ?? until
    this.lines = [...older.filter(({ number }) => number < here), ...this.lines]
    return returned ? reply : null
  }

  private lineOf(n: number, number: number, event: GameEvent, undone = false): Line {
    return { number, n, event, seat: typeof event.seat === 'number' ? event.seat : null, text: this.speech().event(event), undone }
  }

  /** After a change of language. */
  retell(): void {
    this.lines = this.lines.map((line) => ({ ...line, text: this.speech().event(line.event) }))
  }

  /** Another seat will be at the screen. */
  clear(): void {
    this.lines = []
    this.lastMove = this.next = null
    this.era += 1
  }
}
