/** The past of a table as one seat knew it: the events of all updates are read at once, the updates themselves on
 * request. */
import type { GameEvent, Moment, Past, Refusal, Reply, Update } from '../server/wire.ts'

export type Ask = (request: { t: string } & Record<string, unknown>) => Promise<Reply>

const PAGE = 500
/** How many updates are fetched around the requested one. */
const BEFORE = 3
const AROUND = 16
const MOST_KEPT = 240

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text)
  }
}

/** An event, with the update it belongs to. */
export interface Happened {
  number: number
  n: number
  event: GameEvent
}

export class Timeline {
  total = $state(0)
  moments = $state.raw<Moment[]>([])
  /** All events, in order. */
  readonly happened = $derived.by<Happened[]>(() =>
    this.moments.flatMap(({ n, event: first, events }) => events.map((event, at) => ({ n, number: first + at, event }))),
  )
  private readonly updates = new Map<number, Update>()
  private readonly coming = new Map<number, Promise<void>>()

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly ask: Ask,
  ) {}

  private async look(first: number, count: number, brief: boolean): Promise<Past> {
    const reply = await this.ask({ t: 'look', table: this.table, first, count, brief, ...(this.seat === null ? {} : { seat: this.seat }) })
    if (reply.t === 'past') return reply
    throw new Refused(reply.t === 'refusal' ? reply : { t: 'refusal', table: this.table, code: 'unforeseen', text: reply.t })
  }

  /** The events since the last call; all of them the first time. */
  async open(): Promise<void> {
    for (;;) {
      const past = await this.look(this.moments.length + 1, PAGE, true).catch((problem: unknown) => {
        if (problem instanceof Refused && problem.refusal.code === 'no_such_moment' && this.total) return null
        throw problem
      })
      if (!past) return
      this.total = past.total
      this.moments = [...this.moments, ...(past.moments ?? [])]
      if (this.moments.length >= past.total || !past.moments?.length) return
    }
  }

  /** The update with that number; those around it are fetched with it. */
  async at(n: number): Promise<Update> {
    while (!this.updates.has(n)) await this.fetch(n)
    if (!this.updates.has(n + 2) && n + 2 <= this.total) void this.fetch(n + 1).catch(() => {})
    return this.updates.get(n)!
  }

  private async fetch(n: number): Promise<void> {
    const under = this.coming.get(n)
    if (under) return under
    const first = Math.max(1, n - BEFORE)
    const fetching = this.look(first, AROUND, false).then((past) => {
      for (const update of past.updates ?? []) this.updates.set(update.n, update)
      for (const kept of this.updates.keys()) {
        if (this.updates.size <= MOST_KEPT) break
        if (Math.abs(kept - n) > AROUND) this.updates.delete(kept)
      }
    })
    const span = Array.from({ length: AROUND }, (_, at) => first + at)
    for (const each of span) this.coming.set(each, fetching)
    try {
      await fetching
    } finally {
      for (const each of span) if (this.coming.get(each) === fetching) this.coming.delete(each)
    }
  }

  /** The number of an update as people read it: once the game is over the line of the record, which is the same from
   * every seat. Before that, lines would reveal others' secret decisions, so the messages to this seat are counted. */
  move(n: number): number {
    return this.moments.at(-1)?.line ? (this.moments[n - 1]?.line ?? 0) : n
  }

  /** The update that shows the line of a record: the last one up to it. */
  ofLine(line: number): number {
    return this.moments.findLast((moment) => (moment.line ?? 0) <= line)?.n ?? 1
  }
}
