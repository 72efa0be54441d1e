/** The effects of the options: the server computes them, once for each decision and for each change of the picks. */
import type { Effect, Reply } from '../server/wire.ts'

export class Previews {
  /** By number of the action. */
  effects = $state.raw<Map<number, Effect>>(new Map())
  outlook = $state.raw<Record<string, unknown>>({})
  /** The decision and the picks that they are for. */
  private about = ''

  constructor(private readonly ask: (picks: number[]) => Promise<Reply>) {}

  /** `about` names the decision; if it is empty there is nothing to preview. */
  weigh(about: string, picks: number[]): void {
    if (about === this.about) return
    this.clear()
    this.about = about
    if (about) void this.read(about, picks)
  }

  private async read(about: string, picks: number[]): Promise<void> {
    const reply = await this.ask(picks)
    if (reply.t !== 'weighed' || this.about !== about) return
    this.effects = new Map(reply.effects.map((effect) => [effect.n, effect]))
    this.outlook = reply.outlook ?? {}
  }

  clear(): void {
    this.effects = new Map()
    this.outlook = {}
    this.about = ''
  }
}
