/** What others did to us, shown when it is our move again and when we return, until we decide something. */
import type { Chronicle, Reply, Update } from '../server/wire.ts'
import type { LiveTable } from './liveTable.svelte.ts'
import { digestOf, firstOfOthers, isEmpty, wasFought, type Digest, type Span } from './digest.ts'

/** How many updates are fetched for playing them again. */
const MOST_RECALLED = 50

export class News {
  private span = $state.raw<Span | null>(null)
  /** The update after which others moved, if that was before we came. */
  private leftAt = 0

  constructor(
    private readonly table: LiveTable,
    private readonly ask: (request: { t: string } & Record<string, unknown>) => Promise<Reply>,
  ) {}

  /** It is our move again: what have the others done to us since? */
  sumUp(): void {
    const { table } = this
    const { before: start, since } = table.animations
    if (!table.owes || table.me === null || !start || start.seat !== table.me) return
    const theirs = firstOfOthers(since, table.me)
    if (theirs < 0) return
    const told = since.slice(theirs).flatMap((update) => update.events)
    if (wasFought(told, table.reading)) return
    this.span = { before: (since[theirs - 1] ?? start).view, after: table.shown!.view, seat: table.me, told }
  }

  /** If nothing of ours has changed, show nothing: it would only cover the board. */
  get digest(): Digest | null {
    const digest = this.span && digestOf(this.span, this.table.reading)
    return digest && !isEmpty(digest) ? digest : null
  }

  /** We have been away: ask the server for the position after our last move. */
  async whileAway({ told, since }: Chronicle): Promise<void> {
    const { table } = this
    const me = table.me
    if (me === null || since === 0 || table.info.status !== 'running') return
    if (!told.some((one) => one.event >= since && one.events.some((event) => table.ofAnother(event)))) return
    const era = table.log.era
    const found = await this.ask({ t: 'events', seat: me, first: since, count: 1 })
    const first = found.t === 'chronicle' ? found.told[0] : undefined
    if (!first || first.n < 2) return
    const [before] = await this.look(me, first.n - 1, 1)
    if (!before || era !== table.log.era || table.me !== me || !table.shown || table.lastMove !== since) return
    this.leftAt = before.n
    this.span = {
      before: before.view,
      after: table.shown.view,
      seat: me,
      told: told.flatMap(({ event, events, undone }) => (event >= since && !undone ? events : [])),
    }
  }

  /** Fetch the updates from before we came, so that they can be played. */
  async fetch(): Promise<void> {
    const { latest, me, animations } = this.table
    if (!this.leftAt || me === null || !latest) return
    const first = Math.max(this.leftAt, latest.n - MOST_RECALLED + 1)
    this.leftAt = 0
    const [before, ...since] = await this.look(me, first, latest.n - first + 1)
    if (!before || !since.length || this.table.latest?.n !== latest.n) return
    animations.before = before
    animations.since = [...since.filter((update) => update.n < latest.n), this.table.latest]
  }

  private async look(seat: number, first: number, count: number): Promise<Update[]> {
    const reply = await this.ask({ t: 'look', seat, first, count })
    return reply.t === 'past' ? (reply.updates ?? []) : []
  }

  /** It has been read. */
  heed(): void {
    this.span = null
  }
  forget(): void {
    this.heed()
    this.leftAt = 0
  }
}
