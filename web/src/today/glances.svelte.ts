/** Glances at our tables, one after the other: nobody there is told that we looked. */
import type { Glanced, Reply } from '../server/wire.ts'

export interface Wanted {
  table: string
  seat: number
  /** When the table changed last: a glance is good until then. */
  changed: number
}

export class Glances {
  found = $state.raw<ReadonlyMap<string, Glanced>>(new Map())
  private readonly seen = new Map<string, number>()
  private wanted: Wanted[] = []
  private looking = false

  constructor(private readonly ask: (request: { t: string } & Record<string, unknown>) => Promise<Reply>) {}

  async look(wanted: Wanted[]): Promise<void> {
    this.wanted = wanted
    if (this.looking) return
    this.looking = true
    for (let next = this.next(); next; next = this.next()) {
      const { table, seat, changed } = next
      const reply = await this.ask({ t: 'glance', table, seat, ahead: true })
      if (reply.t === 'refusal' && reply.code === 'too_often') break // the next look goes on here
      this.seen.set(table, changed)
      if (reply.t === 'glanced') this.found = new Map([...this.found, [table, reply]])
    }
    this.looking = false
  }

  private next(): Wanted | undefined {
    return this.wanted.find(({ table, changed }) => this.seen.get(table) !== changed)
  }
}
