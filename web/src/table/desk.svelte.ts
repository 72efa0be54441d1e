/** One table on the screen: what has arrived, what is shown of it, and what may be done. */
import type { Desk, Line, Manner, Reading, SeatOnScreen, Stage } from '../boards/contract.ts'
import type {
  Action,
  Advised,
  CatchUp,
  Chat,
  Chronicle,
  Draft,
  Effect,
  GameEvent,
  Info,
  Pushed,
  Refusal,
  Reply,
  Update,
  View,
} from '../house/wire.ts'
import type { Speech } from '../speech/speech.ts'
import { digestOf, isEmpty, wasFought, type Digest } from './digest.ts'
import { answersItself } from './orders.ts'
import { PAUSE, tempoOf } from './pace.ts'

/** What a desk needs of the line to the house. `ask` is answered even if the connection is lost meanwhile. */
export interface Asking {
  ask(wish: Record<string, unknown> & { t: string }): Promise<Reply>
}

/** Behind by more than this, nobody wants to see every step. */
const MOST_WAITING = 60
/** Nothing that moves takes less. */
const SHORT_MS = 120
/** What has happened since our last decision and can be seen again. */
const MOST_AGAIN = 200
/** How long an update may take after its acknowledgement before we go on without it. */
const LATE_MS = 2000
/** Whoever presses before we know whether that ends a turn waits so long at most. */
const WEIGHT_MS = 1500
/** How much of the chronicle is read at a time. */
const PAGE = 200
/** How many updates are fetched to be seen again. */
const MOST_RECALLED = 50

/** What an update asks of us. */
const asks = (update: Update): string => JSON.stringify(update.view.prompt)

export class TableDesk implements Desk {
  info = $state.raw<Info>() as Info
  shown = $state.raw<Update | null>(null)
  latest = $state.raw<Update | null>(null)
  draft = $state.raw<Draft | null>(null)
  lines = $state.raw<Line[]>([])
  chat = $state.raw<Chat[]>([])
  /** What we have chosen in answer to the prompt that is shown, and could take back. */
  chosen = $state.raw<Action[]>([])
  busy = $state(false)
  /** Our standing order: moments at which we could only react are passed for us. */
  ordered = $state(false)
  /** The decision that we have asked the table to leave to us. */
  private kept = $state(0)
  private picking = $state(0)
  /** What would end our turn and has been pressed once. */
  private unsure = $state.raw<{ update: Update; numbers: number[] } | null>(null)
  pointed = $state<string | null>(null)
  components = $state.raw<Record<string, unknown>>({})
  stage: Stage | null = null
  reading = $state.raw<Reading | null>(null)
  lastMove = $state<number | null>(null)
  untold = $state<number | null>(null)
  /** Lines are being read; how often the seat before the screen has changed, so that none are taken for another's. */
  private fetching = false
  private era = 0
  placeOf: ((event: GameEvent) => string | null) | null = null
  /** The next event that has not been seen, for coming back. */
  nextEvent: number | null = null
  /** Called with each update as it is shown. */
  onshown: (update: Update) => void = () => {}
  /** Called when somebody asks a seat to move. */
  onnudged: (seat: number, by: string) => void = () => {}
  /** Called when an answer has been taken and has changed nothing yet. */
  onkept: () => void = () => {}

  /** What the options would do, by number, and which decision after which picks they answer. */
  private effects = $state.raw<Map<number, Effect>>(new Map())
  private weighed = ''
  private weighing = Promise.resolve()
  outlook = $state.raw<Record<string, unknown>>({})
  private waiting = $state.raw<Update[]>([])
  private showing = $state(false)
  /** Everything that waits is shown at once, until nothing does. */
  private rushing = false
  /** What has been shown since our last decision, and how things stood before it. */
  private since = $state.raw<Update[]>([])
  private before: Update | null = null
  private repeating = $state(false)
  /** How long we have been shown things since our last decision. */
  private watched = 0
  /** What others did to us, told until we decide something. */
  digest = $state.raw<Digest | null>(null)
  digestPlaces = $state(0)
  engaged = $state(false)
  /** The update after which others moved, if it was before we came. */
  private leftAt = 0
  private hurry: (() => void) | null = null
  private hurrying = $state(false)
  private awaited: (() => void) | null = null

  constructor(
    readonly table: string,
    private readonly line: Asking,
    private readonly player: () => string,
    private readonly speaking: () => Speech,
    private readonly how: () => Manner,
  ) {}

  // -- what a board reads

  get speech(): Speech {
    return this.speaking()
  }
  get manner(): Manner {
    return this.how()
  }
  get view(): View {
    return this.draft?.view ?? this.shown!.view
  }
  get events(): GameEvent[] {
    return this.shown?.events ?? []
  }
  get n(): number {
    return this.shown?.n ?? 0
  }
  get decision(): number {
    return this.shown?.decision ?? 0
  }
  get me(): number | null {
    return this.shown?.seat ?? null
  }
  /** Nothing has arrived that is not shown yet. */
  get current(): boolean {
    return this.shown === this.latest
  }
  get settled(): boolean {
    return this.current && !this.busy && this.picking === 0
  }
  /** Something is being shown that one may not want to wait for. */
  get behind(): boolean {
    return this.showing && (this.waiting.length > 0 || this.hurrying)
  }
  /** There is something to see again. */
  get repeatable(): boolean {
    return !this.showing && this.since.some((update) => update.events.length > 0) && this.before !== null
  }
  get owes(): boolean {
    return this.current && !!this.shown?.owes && this.info?.status === 'running' && !this.info.paused
  }
  get passing(): boolean {
    return (
      this.owes &&
      !this.busy &&
      !!this.shown &&
      this.kept !== this.shown.decision &&
      answersItself(this.info, this.shown.view, this.ordered)
    )
  }
  readonly actions = $derived.by<Action[]>(() => (this.owes && !this.busy && this.shown ? this.view.actions : []))
  readonly seats = $derived.by<SeatOnScreen[]>(() =>
    this.info.seats.map((seat, number) => ({
      seat: number,
      name: this.nameOf(number),
      colour: (number % 8) + 1,
      // On a shared screen only who is before it is "you".
      me: this.shown ? number === this.me : !!seat.player && seat.player === this.player(),
      bot: !!seat.bot,
      pending: this.shown ? this.shown.view.pending.includes(number) : false,
      kept: !!seat.kept,
      away: this.info.away?.[number] ?? 0,
      resigned: !!seat.resigned,
    })),
  )

  private readonly byPiece = $derived.by(() => {
    const out = new Map<string, Action[]>()
    for (const action of this.actions) for (const id of action.pieces ?? []) out.set(id, [...(out.get(id) ?? []), action])
    return out
  })

  about(id: string): Action[] {
    return this.byPiece.get(id) ?? []
  }

  effect(n: number): Effect | null {
    return this.effects.get(n) ?? null
  }
  /** Ask what the options would do, once for each decision and for each change of the picks. */
  private weigh(): void {
    const picks = this.draft?.picks ?? []
    const about = this.owes ? `${this.shown?.n} ${picks.join()}` : ''
    if (about === this.weighed) return
    this.effects = new Map()
    this.outlook = {}
    this.weighed = about
    if (about && this.me !== null) this.weighing = this.askWeights(about, picks)
  }
  private async askWeights(about: string, picks: number[]): Promise<void> {
    const reply = await this.line.ask({ t: 'weigh', table: this.table, seat: this.me, decision: this.decision, picks })
    if (reply.t !== 'weighed' || this.weighed !== about) return
    this.effects = new Map(reply.effects.map((effect) => [effect.n, effect]))
    this.outlook = reply.outlook ?? {}
  }

  /** Every action we were ever offered here, by number, and the prompts it answered. */
  private readonly offered = new Map<number, { action: Action; prompts: Set<string> }>()

  remembered(id?: string): Action[] {
    const now = new Set(this.view.actions.map((action) => action.n))
    const prompt = this.view.prompt.key
    return [...this.offered.values()]
      .filter(({ action, prompts }) => !now.has(action.n) && (id === undefined ? prompts.has(prompt) : action.pieces?.includes(id)))
      .map(({ action }) => action)
  }

  nameOf(seat: number): string {
    const there = this.info?.seats[seat]
    return there?.name || there?.bot?.name || ''
  }

  sentence(refusal: Refusal): string {
    const said = this.speech.reason(refusal.code, refusal.params ?? {}, refusal.text)
    return refusal.rule ? `${said} (${refusal.rule})` : said
  }

  // -- what happens

  /** How things stand, after watching or coming back. */
  caughtUp(caught: CatchUp): void {
    this.info = caught.info
    this.chat = [...this.chat.filter((old) => !caught.chat.some((line) => line.number === old.number)), ...caught.chat]
    // A screen whose curtain is down is told nothing about orders: what is known of the seat stays.
    if (caught.update || caught.pass_windows) this.ordered = caught.pass_windows ?? false
    if (caught.update) {
      if (caught.update.seat !== this.me) this.kept = 0
      this.waiting = []
      this.since = []
      this.before = null
      this.hurry?.()
      const known = this.shown
      this.tell(caught.update)
      this.latest = this.shown = caught.update
      if (known?.seat !== caught.update.seat) this.retell() // now it is known to whom
      // What was picked and not yet sent is picked again: the house remembers it, unless it was away itself.
      const same = this.draft?.decision === caught.update.decision
      const begun = same ? this.draft!.picks : (caught.picks ?? [])
      if (!same) this.draft = null
      if (caught.update.owes && begun.length) void this.pick(begun)
      this.weigh()
      if (!known || known.n !== caught.update.n) this.onshown(caught.update)
      if (!known) void this.earlier()
    }
  }

  /** The curtain of a shared screen is down: nothing that belongs to a seat is kept here. */
  cover(): void {
    this.waiting = []
    this.hurry?.()
    this.shown = this.latest = this.draft = this.before = this.digest = null
    this.leftAt = 0
    this.since = []
    this.lines = []
    this.lastMove = null
    this.era += 1
    this.chosen = []
    this.effects = new Map()
    this.outlook = {}
    this.weighed = ''
    this.offered.clear()
    this.nextEvent = this.pointed = null
    this.ordered = false
    this.kept = 0
  }

  take(message: Pushed): void {
    if (message.t === 'info') {
      this.info = message
      this.weigh()
    } else if (message.t === 'chat') this.chat = [...this.chat.filter((line) => line.number !== message.number), message]
    else if (message.t === 'nudged') this.onnudged(message.seat, message.by)
    else if (message.t === 'update') this.arrived(message)
  }

  private arrived(update: Update): void {
    if (this.latest && update.n <= this.latest.n) return
    this.latest = update
    this.waiting = [...this.waiting, update]
    if (!this.showing) void this.showAll()
    this.awaited?.()
    this.awaited = null
  }

  /** Show what waits, one update after the other at the pace that is wished; behind by much, at once. */
  private async showAll(): Promise<void> {
    this.showing = true
    while (this.waiting.length > 0) {
      const [update, ...later] = this.waiting as [Update, ...Update[]]
      const shown = this.shown
      const before = shown?.view ?? null
      this.waiting = later
      if (!this.repeating) this.remember(update, shown)
      if (!this.repeating) this.tell(update)
      this.shown = update
      if (!this.repeating) this.onshown(update)
      // Somebody else was quicker with an answer to what all are asked: our picks stay.
      if (this.draft && update.owes && update.decision === this.draft.decision) void this.pick(this.draft.picks)
      else this.draft = null
      const late = this.rushing || this.waiting.length > MOST_WAITING || document.hidden
      const tempo = tempoOf(this.manner.pace, this.watched, this.waiting.length)
      const began = performance.now()
      if (before && this.stage && !late && update.events.length) await this.motion(this.stage, update, before, tempo)
      // Our own doing that moved nothing is no news to us: what the others do comes at once.
      const known = performance.now() - began < SHORT_MS && !update.events.some((event) => this.ofAnother(event))
      if (this.waiting.length > 0 && !late && !this.rushing && !known) await this.pause(PAUSE[this.manner.pace] * tempo)
      this.watched += performance.now() - began
    }
    if (!this.repeating) this.sumUp()
    this.showing = this.rushing = this.repeating = false
    this.weigh()
  }

  /** It is our move again: what have the others done to us since? */
  private sumUp(): void {
    if (!this.owes || this.me === null || !this.before || this.before.seat !== this.me) return
    // What our own decision brought is no news.
    const theirs = this.since.findIndex((update) => update.events.some((event) => this.ofAnother(event)))
    if (theirs < 0) return
    const before = this.since[theirs - 1] ?? this.before
    const events = this.since.slice(theirs).flatMap((update) => update.events)
    if (wasFought(events, this.reading)) return
    const digest = digestOf(before.view, this.shown!.view, this.me, events)
    this.digest = isEmpty(digest) ? null : digest
  }

  private ofAnother(event: GameEvent): boolean {
    return typeof event.seat === 'number' && event.seat !== this.me
  }

  /** We have been away: how things stood after our last move is asked of the house. */
  private async whileAway(told: Chronicle['told'], since: number): Promise<void> {
    const me = this.me
    if (me === null || since === 0 || this.info.status !== 'running') return
    if (!told.some((one) => one.event >= since && one.events.some((event) => this.ofAnother(event)))) return
    const era = this.era
    const found = await this.line.ask({ t: 'events', table: this.table, seat: me, first: since, count: 1 })
    const first = found.t === 'chronicle' ? found.told[0] : undefined
    if (!first || first.n < 2) return
    const reply = await this.line.ask({ t: 'look', table: this.table, seat: me, first: first.n - 1, count: 1 })
    const before = reply.t === 'past' ? reply.updates?.[0] : undefined
    if (!before || era !== this.era || this.me !== me || !this.shown || this.lastMove !== since) return
    this.leftAt = before.n
    this.digest = digestOf(before.view, this.shown.view, me)
  }

  /** The digest, where nothing else is due first: in a lesson the teacher tells, a proposal waits for an answer, and a battle
   * is fought before anybody reads. */
  get tidings(): Digest | null {
    return this.info.origin?.kind === 'lesson' || this.info.proposal || this.engaged ? null : this.digest
  }
  private forget(): void {
    this.since = []
    this.before = this.digest = null
    this.leftAt = 0
  }
  heed(): void {
    this.digest = null
  }
  /** Show again what the digest is about; what happened before we came is fetched first. */
  async recall(): Promise<void> {
    this.digest = null
    if (this.leftAt && this.me !== null && this.latest) {
      const last = this.latest.n
      const first = Math.max(this.leftAt, last - MOST_RECALLED + 1)
      this.leftAt = 0
      const reply = await this.line.ask({ t: 'look', table: this.table, seat: this.me, first, count: last - first + 1 })
      const [before, ...since] = reply.t === 'past' ? (reply.updates ?? []) : []
      if (before && since.length && this.latest.n === last) {
        this.before = before
        this.since = [...since.filter((update) => update.n < last), this.latest]
      }
    }
    this.again()
  }

  private remember(update: Update, shown: Update | null): void {
    if (!this.since.length) this.before = shown
    this.since = [...this.since, update].slice(-MOST_AGAIN)
  }

  /** Show at once whatever waits. */
  rush(): void {
    this.rushing = this.showing
    this.hurry?.()
  }

  /** Show again what has happened since our last decision. Meanwhile nothing can be decided. */
  again(): void {
    if (!this.repeatable) return
    this.repeating = true
    this.watched = 0
    this.shown = this.before
    this.waiting = [...this.since]
    void this.showAll()
  }

  private async motion(stage: Stage, update: Update, before: View, tempo: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.hurrying = true
    this.hurry = () => {
      stage.skip()
      resolve()
    }
    try {
      await Promise.race([stage.play(update, before, tempo), promise])
    } catch (problem) {
      console.error(problem)
    }
    this.hurry = null
    this.hurrying = false
  }

  private pause(ms: number): Promise<void> {
    if (ms === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.hurry = null
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.hurry = done
    })
  }

  /** A press anywhere: motions and pauses end at once. */
  skip(): void {
    this.hurry?.()
  }

  private tell(update: Update): void {
    if (!update.view.undo || (this.shown && asks(this.shown) !== asks(update))) this.chosen = []
    for (const action of update.view.actions) {
      const prompts = this.offered.get(action.n)?.prompts ?? new Set()
      this.offered.set(action.n, { action, prompts: prompts.add(update.view.prompt.key) })
    }
    const from = this.nextEvent ?? update.event
    const fresh = update.events
      .map((event, at) => ({ event, number: update.event + at }))
      .filter(({ number }) => number >= from)
      .map(({ event, number }) => this.lineOf(update.n, number, event))
    this.nextEvent = update.event + update.events.length
    if (fresh.length) this.lines = [...this.lines, ...fresh]
  }

  /** The chronicle begins before what is here. */
  get more(): boolean {
    return (this.lines[0]?.number ?? this.nextEvent ?? 0) > 0
  }
  /** Read the page before what is here. */
  async earlier(): Promise<void> {
    const until = this.lines[0]?.number ?? this.nextEvent ?? 0
    if (this.fetching || until === 0) return
    this.fetching = true
    const era = this.era
    const first = Math.max(0, until - PAGE)
    const asked = this.line.ask({ t: 'events', table: this.table, seat: this.me, first, count: until - first })
    const reply = await asked.finally(() => (this.fetching = false))
    if (reply.t !== 'chronicle' || era !== this.era) return
    if (this.lastMove === null) {
      this.lastMove = reply.since
      void this.whileAway(reply.told, reply.since)
    }
    const older = reply.told.flatMap(({ n, event, events, undone }) => events.map((each, at) => this.lineOf(n, event + at, each, undone)))
    const here = this.lines[0]?.number ?? until
    this.lines = [...older.filter(({ number }) => number < here), ...this.lines]
  }
  private lineOf(n: number, number: number, event: GameEvent, undone = false): Line {
    return { number, n, event, seat: typeof event.seat === 'number' ? event.seat : null, text: this.speech.event(event), undone }
  }

  /** After a change of language. */
  retell(): void {
    this.lines = this.lines.map((line) => ({ ...line, text: this.speech.event(line.event) }))
  }

  // -- what we do

  async act(numbers: number[], sure = false): Promise<Refusal | null> {
    const update = this.shown
    if (!update || !this.owes || this.busy || this.me === null) return null
    const again = this.unsure?.update === update && this.unsure.numbers.join() === numbers.join()
    if (!sure && !again && this.manner.confirm) {
      await Promise.race([this.weighing, new Promise((resolve) => setTimeout(resolve, WEIGHT_MS))])
      if (this.shown !== update || this.busy) return null
      if (this.endsTurn(numbers.at(-1)!)) {
        this.unsure = { update, numbers }
        return null
      }
    }
    this.busy = true
    this.unsure = null
    this.watched = 0
    // What has not been told yet is told with what follows.
    if (!this.engaged || !this.digest) this.forget()
    try {
      const reply = await this.line.ask({
        t: 'decide',
        table: this.table,
        seat: this.me,
        decision: update.decision,
        actions: numbers,
        key: crypto.randomUUID(),
      })
      if (reply.t === 'ack') await this.newerThan(update)
      if (reply.t === 'ack' && this.latest === update) this.onkept()
      if (reply.t === 'ack') this.lastMove = this.nextEvent
      if (reply.t === 'ack' && this.latest?.view.undo && asks(this.latest) === asks(update))
        this.chosen = [...this.chosen, ...update.view.actions.filter((action) => numbers.includes(action.n))]
      return this.answered(reply)
    } finally {
      this.busy = false
    }
  }

  /** After this action nothing of the turn is left to us: others decide, or it is the end. Where that is not certain we do
   * not ask. */
  private endsTurn(n: number): boolean {
    const effect = this.effects.get(n)
    if (this.info.origin?.kind === 'lesson') return false // a teacher stands beside it
    if (!effect || this.me === null || this.view.pending.length !== 1) return false
    return !!effect.ends || (!!effect.asks && effect.asks.length > 0 && !effect.asks.includes(this.me))
  }
  get final(): Action | null {
    const { update, numbers } = this.unsure ?? {}
    if (!update || update !== this.shown || !this.owes || this.busy) return null
    return this.view.actions.find((action) => action.n === numbers!.at(-1)) ?? null
  }
  async goOn(sure: boolean): Promise<Refusal | null> {
    const { numbers } = this.unsure ?? {}
    if (sure && numbers) return this.act(numbers, true)
    this.unsure = null
    return null
  }

  /** Bots need not be shown anything early: they are asked when it is their turn. */
  get held(): boolean {
    return this.current && !!this.shown?.held && this.info.seats.some(({ bot }, seat) => seat !== this.me && !bot)
  }
  /** Show the others what we did. */
  async confirm(): Promise<Refusal | null> {
    if (this.me === null) return null
    return this.answered(await this.line.ask({ t: 'confirm', table: this.table, seat: this.me, key: crypto.randomUUID() }))
  }

  async undo(): Promise<Refusal | null> {
    this.unsure = null
    const update = this.latest
    if (!update || this.me === null) return null
    this.chosen = this.chosen.slice(0, -1)
    const reply = await this.line.ask({ t: 'undo', table: this.table, seat: this.me, decision: update.decision, key: crypto.randomUUID() })
    return this.answered(reply)
  }

  /** Have moments at which we could only react passed for us, or no longer. */
  async order(pass: boolean): Promise<Refusal | null> {
    const seat = this.me
    if (seat === null) return null
    const reply = await this.line.ask({ t: 'order', table: this.table, seat, pass_windows: pass })
    if (reply.t === 'ack' && seat === this.me) this.ordered = pass
    return this.answered(reply)
  }

  /** Leave to us what the table would answer by itself. */
  async keep(): Promise<Refusal | null> {
    const update = this.shown
    if (!update || this.me === null) return null
    const reply = await this.line.ask({ t: 'keep', table: this.table, seat: this.me, decision: update.decision })
    if (reply.t === 'ack') this.kept = update.decision
    return this.answered(reply)
  }

  /** The acknowledgement of an answer may overtake the update it leads to. */
  private newerThan(update: Update): Promise<void> {
    if (this.latest !== update && (this.latest?.n ?? 0) > update.n) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LATE_MS)
      this.awaited = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  private answered(reply: Reply): Refusal | null {
    if (reply.t === 'stale') {
      this.waiting = []
      this.tell(reply.now)
      this.latest = this.shown = reply.now
      this.draft = null
    }
    return reply.t === 'refusal' ? reply : null
  }

  async pick(picks: number[]): Promise<Draft | Refusal | null> {
    if (!this.shown || this.me === null) return null
    if (picks.length === 0) {
      this.draft = null
      this.weigh()
      return null
    }
    this.picking += 1
    const reply = await this.line.ask({ t: 'pick', table: this.table, seat: this.me, decision: this.shown.decision, picks })
    this.picking -= 1
    if (reply.t === 'draft') {
      this.draft = reply
      this.weigh()
      return reply
    }
    return this.answered(reply)
  }

  async why(action: number | string): Promise<Refusal | null> {
    if (this.me === null) return null
    const reply = await this.line.ask({ t: 'why', table: this.table, seat: this.me, action })
    return reply.t === 'refusal' ? reply : null
  }

  async hint(): Promise<Advised[]> {
    if (this.me === null) return []
    const reply = await this.line.ask({ t: 'hint', table: this.table, seat: this.me })
    if (reply.t !== 'hinted' || reply.decision !== this.decision || reply.action === null) return []
    return reply.advice?.length ? reply.advice : [{ action: reply.action }]
  }

  async say(text: string): Promise<void> {
    await this.line.ask({ t: 'say', table: this.table, text, key: crypto.randomUUID() })
  }
}
