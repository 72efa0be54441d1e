/** A table as it was: boards show it like any other, but nothing can be done. */
import type { GameTable, TableCommands, Line, Manner, Reading, SeatOnScreen, Stage } from '../boards/contract.ts'
import type { Action, Draft, GameEvent, Info, Refusal, Update, View } from '../server/wire.ts'
import type { Speech } from '../speech/speech.ts'
import type { Happened } from './timeline.svelte.ts'

const MOST_LINES = 400

export class ReplayTable implements GameTable {
  shown = $state.raw<Update | null>(null)
  pointed = $state<string | null>(null)
  components = $state.raw<Record<string, unknown>>({})
  happened = $state.raw<readonly Happened[]>([])
  stage: Stage | null = null
  reading = $state.raw<Reading | null>(null)
  placeOf: ((event: GameEvent) => string | null) | null = null

  readonly busy = false
  readonly settled = true
  readonly chosen: Action[] = []
  readonly draft: Draft | null = null
  readonly chat = []

  private told = new Map<number, Line>()
  private toldBy: Speech | null = null
  private toldTo: number | null = null
  private hurry: (() => void) | null = null

  constructor(
    private readonly table: () => Info,
    private readonly speaking: () => Speech,
    private readonly how: () => Manner,
  ) {}

  /** Over, whatever the table's real state: a replay waits for nobody. */
  readonly info = $derived.by<Info>(() => ({ ...this.table(), status: 'finished', paused: 0, clocks: [] }))
  get owes(): boolean {
    return false
  }
  get actions(): Action[] {
    return []
  }
  get speech(): Speech {
    return this.speaking()
  }
  get manner(): Manner {
    return this.how()
  }
  get view(): View {
    return this.shown!.view
  }
  get events(): GameEvent[] {
    return this.shown?.events ?? []
  }
  get n(): number {
    return this.shown?.n ?? 0
  }
  get me(): number | null {
    return this.shown?.seat ?? null
  }
  readonly seats = $derived.by<SeatOnScreen[]>(() =>
    this.info.seats.map((seat, number) => ({
      seat: number,
      name: this.speech.seat(number),
      colour: (number % 8) + 1,
      me: number === this.me,
      bot: !!seat.bot,
      pending: !!this.shown?.view.pending.includes(number),
      kept: false,
      resigned: !!seat.resigned,
    })),
  )

  /** The chronicle up to the moment shown. */
  readonly lines = $derived.by<Line[]>(() => {
    const n = this.n
    const until = this.happened.findLastIndex((each) => each.n <= n)
    return this.happened.slice(Math.max(0, until + 1 - MOST_LINES), until + 1).map((each) => this.line(each))
  })

  line(each: Happened): Line {
    if (this.toldBy !== this.speech || this.toldTo !== this.me) {
      this.toldBy = this.speech
      this.toldTo = this.me
      this.told = new Map()
    }
    let line = this.told.get(each.number)
    if (!line) {
      line = { ...each, seat: typeof each.event.seat === 'number' ? each.event.seat : null, text: this.speech.event(each.event) }
      this.told.set(each.number, line)
    }
    return line
  }

  /** Show a moment; with `moving`, pieces travel from their previous places. */
  async show(update: Update, moving = false): Promise<void> {
    this.hurry?.()
    const before = this.shown?.view ?? null
    this.shown = update
    if (!moving || !before || !this.stage || !update.events.length) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const stage = this.stage
    this.hurry = () => {
      stage.skip()
      resolve()
    }
    try {
      await Promise.race([stage.play(update, before), promise])
    } catch (problem) {
      console.error(problem)
    }
    this.hurry = null
  }

  skip(): void {
    this.hurry?.()
  }

  /** Nothing can be done here except look. */
  readonly commands: TableCommands = {
    act: async () => null,
    pick: async () => null,
    why: async () => null,
    undo: async () => null,
    hint: async () => [],
    say: async () => {},
    skip: () => this.skip(),
  }

  about(_id: string): Action[] {
    return []
  }
  remembered(): Action[] {
    return []
  }
  sentence(refusal: Refusal): string {
    return refusal.text
  }
}
