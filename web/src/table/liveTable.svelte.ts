/** One table on the screen: what has arrived and what is shown of it. A person's actions are in `commands`. */
import type { GameTable, Line, Manner, Reading, SeatOnScreen, Stage } from '../boards/contract.ts'
import type {
  Action,
  CatchUp,
  Chat,
  Draft,
  Effect,
  GameEvent,
  Info,
  PlanShown,
  Pushed,
  Refusal,
  Remarked,
  Reply,
  Update,
  View,
} from '../server/wire.ts'
import type { Speech } from '../speech/speech.ts'
import { GameLog } from './gameLog.svelte.ts'
import type { Digest } from './digest.ts'
import { answersItself, onlyAnswer } from './autoAnswer.ts'
import { AnimationQueue, type Audience } from './animationQueue.svelte.ts'
import { asks, LiveCommands } from './commands.svelte.ts'
import { passesAll } from './plan.ts'
import { Previews } from './previews.svelte.ts'
import { sharing } from './structuralSharing.ts'
import { News } from './news.svelte.ts'

/** The part of the connection that a table needs. `ask` is answered even if the connection is lost meanwhile. */
interface Asking {
  ask(request: Record<string, unknown> & { t: string }): Promise<Reply>
}

const NONE: Action[] = []

export class LiveTable implements GameTable, Audience {
  info = $state.raw<Info>() as Info
  shown = $state.raw<Update | null>(null)
  latest = $state.raw<Update | null>(null)
  draft = $state.raw<Draft | null>(null)
  chat = $state.raw<Chat[]>([])
  /** Our picks in answer to the prompt shown, which we could take back. */
  chosen = $state.raw<Action[]>([])
  /** A standing order of an older client. */
  standing = $state(false)
  /** Our plan; null: there has been none. */
  plan = $state.raw<PlanShown | null>(null)
  /** The decision that we have asked the table to leave to us. */
  kept = $state(0)
  pointed = $state<string | null>(null)
  components = $state.raw<Record<string, unknown>>({})
  reading = $state.raw<Reading | null>(null)
  unrevealed = $state<number | null>(null)
  /** What bots have said to us about their decisions, the latest last. */
  remarks = $state.raw<Remarked[]>([])
  placeOf: ((event: GameEvent) => string | null) | null = null
  /** Called with each update as it is shown. */
  onshown: (update: Update) => void = () => {}
  /** Called when a seat is nudged. */
  onnudged: (seat: number, by: string) => void = () => {}
  /** Called when an answer has been accepted and has changed nothing yet. */
  onkept: () => void = () => {}
  /** On a shared screen in public view: called after our action, to see its result. */
  onopen: () => Promise<void> = () => Promise.resolve()
  /** Whether everybody looks on: then no private question is shown. */
  openly = false

  /** The board's state for the digest: how many places it has for it, and whether it has to wait. */
  digestPlaces = $state(0)
  engaged = $state(false)

  /** The parts of a table: the chronicle, the animation queue, the news, the previews. */
  readonly log = new GameLog(
    (first, count) => this.ask({ t: 'events', seat: this.openly ? null : this.me, first, count }),
    () => this.speech,
  )
  readonly animations = new AnimationQueue(this)
  readonly news = new News(this, (request) => this.ask(request))
  private readonly previews = new Previews((picks) => this.ask({ t: 'weigh', seat: this.me, decision: this.decision, picks }))

  readonly commands = new LiveCommands(this, (request) => this.ask(request))

  constructor(
    readonly id: string,
    private readonly line: Asking,
    private readonly player: () => string,
    private readonly speaking: () => Speech,
    private readonly how: () => Manner,
  ) {}

  private ask(request: { t: string } & Record<string, unknown>): Promise<Reply> {
    return this.line.ask({ ...request, table: this.id })
  }

  // -- what a board reads

  private drawnOn: Stage | null = null
  get stage(): Stage | null {
    return this.drawnOn
  }
  set stage(stage: Stage | null) {
    this.drawnOn = stage
    if (stage) this.animations.skip() // the first moves wait for it
  }
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
  /** Everything that has arrived is shown. */
  get current(): boolean {
    return this.shown === this.latest
  }
  get settled(): boolean {
    return this.current && !this.busy && this.commands.picking === 0
  }
  get busy(): boolean {
    return this.commands.busy
  }
  get behind(): boolean {
    return this.animations.behind
  }
  get repeatable(): boolean {
    return this.animations.repeatable
  }
  get lines(): Line[] {
    return this.log.lines
  }
  get lastMove(): number | null {
    return this.log.lastMove
  }
  get more(): boolean {
    return this.log.more
  }
  get outlook(): Record<string, unknown> {
    return this.previews.outlook
  }
  get owes(): boolean {
    const asked = this.current && !!this.shown?.owes && this.info?.status === 'running' && !this.info.paused
    return asked && !this.info.seats[this.me ?? -1]?.resigned
  }
  /** Moments at which we could only react are passed for us. */
  get ordered(): boolean {
    return this.standing || !!this.plan?.entries.some(passesAll)
  }
  /** Whether our plan has answered with a line of the chronicle. */
  planned(line: number): boolean {
    return !!this.plan?.notes?.some((note) => line >= (note.event ?? 0) && line < (note.event ?? 0) + (note.events ?? 0))
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
  /** The only answer to a question that leaves no choice. In a lesson the teacher waits for it. */
  readonly only = $derived.by<Action | null>(() => {
    const free = this.owes && this.settled && !this.draft && this.kept !== this.decision && this.info.origin?.kind !== 'lesson'
    if (!free || !this.shown) return null
    const { view } = this.shown
    if (view.actions.length > 1) return this.reading?.obvious?.(view, this.components) ?? null
    return onlyAnswer(view, this.reading?.formal, this.effect(view.actions[0]?.n ?? -1))
  })
  readonly actions = $derived.by<Action[]>(() => (this.owes && !this.busy && this.shown ? this.view.actions : []))
  readonly seats = $derived.by<SeatOnScreen[]>(() =>
    this.info.seats.map((seat, number) => ({
      seat: number,
      name: this.nameOf(number),
      colour: (number % 8) + 1,
      // On a shared screen only the player at it is "you".
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
    return this.byPiece.get(id) ?? NONE
  }

  effect(n: number): Effect | null {
    return this.previews.effects.get(n) ?? null
  }
  weigh(): void {
    const picks = this.draft?.picks ?? []
    this.previews.weigh(this.owes && this.me !== null && !this.openly ? `${this.shown?.n} ${picks.join()}` : '', picks)
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

  /** The current position, after subscribing or resuming. */
  caughtUp(caught: CatchUp): void {
    this.info = caught.info
    this.hear(caught.chat)
    // While a shared device hides the table nothing is known about orders: keep the seat's last known state.
    if (caught.update || caught.pass_windows) this.standing = caught.pass_windows ?? false
    if (caught.update) this.plan = caught.plan ?? null
    if (caught.update) {
      if (caught.update.seat !== this.me) this.kept = 0
      this.animations.drop()
      this.animations.forget()
      this.animations.skip()
      const known = this.shown
      this.tell(caught.update)
      this.latest = this.shown = caught.update
      if (known?.seat !== caught.update.seat) this.retell() // the seat is known now
      // Picks that were not sent yet are picked again: the server remembers them, unless it was restarted.
      const same = this.draft?.decision === caught.update.decision
      const begun = same ? this.draft!.picks : (caught.picks ?? [])
      if (!same) this.draft = null
      if (caught.update.owes && begun.length) void this.commands.pick(begun, !same)
      this.weigh()
      if (!known || known.n !== caught.update.n) this.onshown(caught.update)
      if (!known) void this.commands.earlier()
    }
  }

  /** A shared device hides the table: keep nothing that belongs to a seat. */
  cover(): void {
    this.animations.drop()
    this.animations.skip()
    this.forget()
    this.log.clear()
    this.previews.clear()
    this.shown = this.latest = this.draft = null
    this.chosen = []
    this.offered.clear()
    this.pointed = null
    this.standing = false
    this.plan = null
    this.kept = 0
  }

  /** Lines of chat, each once and in its place: a guest who is unmuted has earlier lines. */
  private hear(lines: Chat[]): void {
    const known = new Map([...this.chat, ...lines].map((line) => [line.number, line]))
    this.chat = [...known.values()].sort((one, other) => one.number - other.number)
  }

  take(message: Pushed): void {
    if (message.t === 'info') {
      this.info = message
      this.weigh()
    } else if (message.t === 'chat') this.hear([message])
    else if (message.t === 'nudged') this.onnudged(message.seat, message.by)
    else if (message.t === 'remarked') this.remarks = [...this.remarks, message]
    else if (message.t === 'plan') this.plan = message
    else if (message.t === 'update') this.arrived(message)
  }

  private arrived(update: Update): void {
    if (this.latest && update.n <= this.latest.n) return
    // Parts that have not changed are the same objects: none of them is redrawn.
    this.latest = { ...update, view: sharing(update.view, this.latest?.view) }
    this.animations.add(this.latest)
    this.commands.arrived()
  }

  present(update: Update, again: boolean): void {
    if (!again) this.tell(update)
    const known = this.shown
    this.shown = update
    if (known?.seat !== update.seat) this.retell() // the seat is known now
    if (!again) this.onshown(update)
    // Another seat has answered a question to all first: our picks stay.
    if (this.draft && update.owes && update.decision === this.draft.decision) void this.commands.pick(this.draft.picks)
    else this.draft = null
  }
  seen(again: boolean): void {
    if (!again && !this.openly) this.news.sumUp()
    this.weigh()
  }
  ofAnother(event: GameEvent): boolean {
    return typeof event.seat === 'number' && event.seat !== this.me
  }

  /** The digest, if nothing else comes first: after the end the result stands, in a lesson the teacher speaks, a proposal waits for an answer, and a
   * battle is fought before anybody reads. */
  get digest(): Digest | null {
    return this.info.status !== 'running' || this.info.origin?.kind === 'lesson' || this.info.proposal || this.engaged
      ? null
      : this.news.digest
  }
  /** The past is over: it is neither summed up nor played again. */
  forget(): void {
    this.animations.forget()
    this.news.forget()
  }

  tell(update: Update): void {
    if (!update.view.undo || (this.shown && asks(this.shown) !== asks(update))) this.chosen = []
    for (const action of update.view.actions) {
      const prompts = this.offered.get(action.n)?.prompts ?? new Set()
      this.offered.set(action.n, { action, prompts: prompts.add(update.view.prompt.key) })
    }
    this.log.tell(update)
  }

  retell(): void {
    this.log.retell()
  }

  // -- results of our commands

  /** Our action is void: this is the position. */
  replaced(now: Update): void {
    this.animations.drop()
    this.tell(now)
    this.latest = this.shown = now
    this.draft = null
  }

  get final(): Action | null {
    const { update, numbers } = this.commands.unsure ?? {}
    if (!update || update !== this.shown || !this.owes || this.busy) return null
    return this.view.actions.find((action) => action.n === numbers!.at(-1)) ?? null
  }
  get sure(): string {
    return this.final ? (this.commands.unsure?.question ?? '') : ''
  }
  /** Bots need no early sight of our moves: they are asked on their turn. */
  get held(): boolean {
    return this.current && !!this.shown?.held && this.info.seats.some(({ bot }, seat) => seat !== this.me && !bot)
  }
  /** Picks that are not sent yet, or a decision that nobody has been shown. */
  get undoable(): boolean {
    return this.info.status === 'running' && (!!this.draft?.picks.length || (!!this.shown && !!this.view.undo))
  }
}
