/** One table on the screen: what has arrived and what is shown of it. What a person does there is in `commands`. */
import type { GameTable, Line, Manner, Reading, SeatOnScreen, Stage } from '../boards/contract.ts'
import type {
  Action,
  CatchUp,
  Chat,
  Draft,
  Effect,
  GameEvent,
  Info,
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
import { Previews } from './previews.svelte.ts'
import { sharing } from './structuralSharing.ts'
import { News } from './news.svelte.ts'

/** What a table needs of the line to the server. `ask` is answered even if the connection is lost meanwhile. */
export interface Asking {
  ask(request: Record<string, unknown> & { t: string }): Promise<Reply>
}

const NONE: Action[] = []

export class LiveTable implements GameTable, Audience {
  info = $state.raw<Info>() as Info
  shown = $state.raw<Update | null>(null)
  latest = $state.raw<Update | null>(null)
  draft = $state.raw<Draft | null>(null)
  chat = $state.raw<Chat[]>([])
  /** What we have chosen in answer to the prompt that is shown, and could take back. */
  chosen = $state.raw<Action[]>([])
  /** Our standing order: moments at which we could only react are passed for us. */
  ordered = $state(false)
  /** The decision that we have asked the table to leave to us. */
  kept = $state(0)
  pointed = $state<string | null>(null)
  components = $state.raw<Record<string, unknown>>({})
  stage: Stage | null = null
  reading = $state.raw<Reading | null>(null)
  unrevealed = $state<number | null>(null)
  /** What bots have said to us about their decisions, the latest last. */
  remarks = $state.raw<Remarked[]>([])
  placeOf: ((event: GameEvent) => string | null) | null = null
  /** Called with each update as it is shown. */
  onshown: (update: Update) => void = () => {}
  /** Called when somebody asks a seat to move. */
  onnudged: (seat: number, by: string) => void = () => {}
  /** Called when an answer has been taken and has changed nothing yet. */
  onkept: () => void = () => {}
  /** On a shared screen that everybody looks at: called when we have done something, to see what has come of it. */
  onopen: () => Promise<void> = () => Promise.resolve()
  /** Whether everybody looks on: then nothing is asked that belongs to a seat alone. */
  openly = false

  /** What the board says of the digest: how many places it has for it, and whether it has to wait. */
  digestPlaces = $state(0)
  engaged = $state(false)

  /** The parts of a table: what has been told, what passes before us, what that did to us, what our options would do. */
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
  /** The one answer to a question that leaves no choice. In a lesson the teacher waits for it. */
  readonly only = $derived.by<Action | null>(() => {
    const free = this.owes && this.settled && !this.draft && this.kept !== this.decision && this.info.origin?.kind !== 'lesson'
    return free && this.shown ? onlyAnswer(this.shown.view, this.reading?.formal) : null
  })
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

  /** How things stand, after watching or coming back. */
  caughtUp(caught: CatchUp): void {
    this.info = caught.info
    this.hear(caught.chat)
    // While a shared device hides the table nothing is known about orders: what is known of the seat stays.
    if (caught.update || caught.pass_windows) this.ordered = caught.pass_windows ?? false
    if (caught.update) {
      if (caught.update.seat !== this.me) this.kept = 0
      this.animations.drop()
      this.animations.forget()
      this.animations.skip()
      const known = this.shown
      this.tell(caught.update)
      this.latest = this.shown = caught.update
      if (known?.seat !== caught.update.seat) this.retell() // now it is known to whom
      // What was picked and not yet sent is picked again: the server remembers it, unless it was away itself.
      const same = this.draft?.decision === caught.update.decision
      const begun = same ? this.draft!.picks : (caught.picks ?? [])
      if (!same) this.draft = null
      if (caught.update.owes && begun.length) void this.commands.pick(begun, !same)
      this.weigh()
      if (!known || known.n !== caught.update.n) this.onshown(caught.update)
      if (!known) void this.commands.earlier()
    }
  }

  /** A shared device hides the table: nothing that belongs to a seat is kept here. */
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
    this.ordered = false
    this.kept = 0
  }

  /** Lines of chat, each once and in its place: who is heard again has said something before. */
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
    else if (message.t === 'update') this.arrived(message)
  }

  private arrived(update: Update): void {
    if (this.latest && update.n <= this.latest.n) return
    // What has not changed since the last one is the same: nothing of it is drawn anew.
    this.latest = { ...update, view: sharing(update.view, this.latest?.view) }
    this.animations.add(this.latest)
    this.commands.arrived()
  }

  present(update: Update, again: boolean): void {
    if (!again) this.tell(update)
    const known = this.shown
    this.shown = update
    if (known?.seat !== update.seat) this.retell() // now it is known to whom
    if (!again) this.onshown(update)
    // Somebody else was quicker with an answer to what all are asked: our picks stay.
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

  /** The digest, where nothing else is due first: in a lesson the teacher tells, a proposal waits for an answer, and a battle
   * is fought before anybody reads. */
  get digest(): Digest | null {
    return this.info.origin?.kind === 'lesson' || this.info.proposal || this.engaged ? null : this.news.digest
  }
  /** What was before is over: it is neither told nor shown again. */
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

  // -- what our commands have come to

  /** What we do no longer stands: this is how things are. */
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
  /** Bots need not be shown anything early: they are asked when it is their turn. */
  get held(): boolean {
    return this.current && !!this.shown?.held && this.info.seats.some(({ bot }, seat) => seat !== this.me && !bot)
  }
  /** Picks that are not sent yet, or a decision that nobody has been told of. */
  get undoable(): boolean {
    return this.info.status === 'running' && (!!this.draft?.picks.length || (!!this.shown && !!this.view.undo))
  }
}
