/** What has been told at a table, as the chronicle shows it: read page by page, the latest first. */
import type { Line } from '../boards/contract.ts'
import type { Chronicle, GameEvent, Reply, Update } from '../server/wire.ts'
import type { Speech } from '../speech/speech.ts'

/** How much is read at a time. */
const PAGE = 200

export class GameLog {
  lines = $state.raw<Line[]>([])
  /** The first event after our own last decision; null until the server has said which. */
  lastMove = $state<number | null>(null)
  /** The next event that has not been seen, for coming back. */
  next: number | null = null
  private fetching = false
  /** How often the seat before the screen has changed, so that no lines are taken for another's. */
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
  }

  /** They begin before what is here. */
  get more(): boolean {
    return (this.lines[0]?.number ?? this.next ?? 0) > 0
  }

  /** Read the page before what is here. The first one, which says where our last move was, is returned. */
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

  /** Another seat will be before the screen. */
  clear(): void {
    this.lines = []
    this.lastMove = this.next = null
    this.era += 1
  }
}
