/** State shared by the parts of the board: the position, figures, words, choices and notes. */
import { getContext, setContext } from 'svelte'
import { app } from '../../shell/app.svelte.ts'
import type { Action, GameTable, GameEvent } from '../contract.ts'
import icons from '../icons/age_of_mythology.icons'
import extra from './board.icons'
import { BoardGame } from '../kit/game.svelte.ts'
import { Notes } from '../kit/notes.svelte.ts'
import { battleOf, type BattleProgress } from './battleProgress.ts'
import { placeOf, type Flight, type Timing } from './flights.ts'
import { Catalogue, Position, tileOf, type Amounts } from './model.ts'
import { intentFor, type Thing, type Intent } from './intents.ts'
import { stakeOf, type Asked } from './stake.ts'
import { answerOf, fittest, type Stance } from './stance.ts'
import { Words } from './words.svelte.ts'

const OUTLINES: Record<string, string> = { ...icons, ...extra }
const OF_A_SEAT = /^(?:city|production|cubes|holding)\/(\d+)/
const MOST_REASONS = 200

export interface Looked {
  vocabulary: string
  word: string
  intent?: Intent | null
}
/** What a note is about. */
export interface Subject {
  looked?: Looked | null
  /** A sentence, for a mark that is no piece of the game. */
  text?: string
  price?: Amounts | null
  /** What is not possible with it now; the server says why. */
  intent?: Intent | null
}
/** Our chances in a battle, each as a share of 1. */
export interface Chances {
  rows: { unit: string; kills: number; against: { unit: string; dice: number; theirs: number; win: number }[] }[]
  shown?: number
  win?: number
  fortress?: Fortress
}
/** What would defend an area, whether it stands, and how many dice it adds. */
export interface Fortress {
  building: string
  stands: boolean
  dice: number
}
/** The units that we may recruit against those of a neighbour. */
interface Match {
  seat: number
  rows: Chances['rows']
}
/** A piece moving across the page. */
export interface Airborne extends Flight, Timing {
  start: DOMRect
  end: DOMRect
  started: (motion: Animation) => void
  landed: () => void
}

export class Game extends BoardGame {
  /** The chosen piece, while we choose what to do with it. */
  selected = $state<string | null>(null)
  /** Cards are pressed to pass with them instead of playing them. */
  passing = $state(false)
  /** Whose board is in the middle, if the player has chosen another than the default. */
  looked = $state<number | null>(null)
  zoomed = $state<Looked | null>(null)
  /** The price of the thing that is hovered or focused. */
  price = $state.raw<Amounts | null>(null)
  /** A battle that is shown to its end although the game is past it. */
  lingering = $state.raw<BattleProgress | null>(null)
  /** The position before the update being shown. */
  before = $state.raw<Position | null>(null)
  tumbling = $state(false)
  /** How the current battle goes on without asking us at each encounter. */
  stance = $state.raw<Stance | null>(null)
  /** Pieces in motion, and the middle of the table, where cards are shown on their way. */
  air = $state.raw<Airborne[]>([])
  middle: { x: number; y: number } | null = null
  /** Places where a ring marks that something has happened. */
  rings = $state.raw<DOMRect[]>([])
  readonly notes = new Notes<Subject>(({ intent }) => (intent ? this.why(intent) : ''), 90, 300)
  /** The dragged piece could be dropped as one of these. */
  dragged = $state.raw<Action[]>([])
  private readonly reasons = new Map<string, string>()
  private offered = new Map<number, Action>()
  private offeredAt = ''

  constructor(table: GameTable) {
    super(table, new Words(), OUTLINES)
  }

  readonly position = $derived.by(() => new Position(this.table.view))
  readonly catalogue = $derived.by(() => new Catalogue(this.table.components))
  /** The last victory cube has left the bank. */
  readonly lastTurn = $derived.by(() => this.position.number('turn') > 0 && this.position.number('victory_bank') === 0)
  readonly batch = $derived.by(() => this.table.owes && !!this.table.view.prompt.batch)
  readonly chances = $derived.by(() =>
    this.table.owes && !this.lingering && !this.tumbling ? ((this.table.outlook?.battle as Chances | undefined) ?? null) : null,
  )
  /** What defends an area that we may attack. */
  fortressOf(area: string): Fortress | undefined {
    return (this.table.outlook?.areas as Record<string, { fortress?: Fortress }> | undefined)?.[area]?.fortress
  }
  /** A unit that we may recruit against each kind that a neighbour has: "Huskarl 62 %". */
  matchesOf(unit: string): { seat: number; against: string[] }[] {
    return ((this.table.outlook?.matches as Match[] | undefined) ?? []).map(({ seat, rows }) => ({
      seat,
      against: (rows.find((row) => row.unit === unit)?.against ?? []).map(
        (each) => `${this.name('unit', each.unit)} ${this.percent(each.win)} %`,
      ),
    }))
  }
  /** Whether something defends an area, in a sentence. */
  defenceOf(found: Fortress | undefined, owner: number): string {
    if (!found) return ''
    const told = { name: this.seatName(owner), building: this.name('building', found.building), dice: found.dice }
    if (!found.stands) return this.w('fort-none', told)
    return this.w(found.dice ? 'fort-stands' : 'fort-broken', told)
  }
  readonly picks = $derived.by(() => this.table.draft?.picks ?? [])
  /** The other seat, if all answers are about its things or about attacking one of its areas. */
  readonly aimed = $derived.by<number | null>(() => {
    const { key, params } = this.table.view.prompt
    if (key === 'attack_area' && this.table.owes) return Number(params.seat)
    const seats = new Set(this.table.actions.flatMap((action) => (action.pieces ?? []).map((id) => OF_A_SEAT.exec(id)?.[1])))
    const [only] = [...seats]
    return seats.size === 1 && only !== undefined && Number(only) !== this.me ? Number(only) : null
  })
  readonly shown = $derived.by(() => this.looked ?? this.aimed ?? this.me)
  /** A battle that is over without an encounter: one side has sent nobody, and nobody has rolled. */
  readonly unfought = $derived(!!this.lingering?.won && !this.lingering.encounters.length)
  readonly battleProgress = $derived.by<BattleProgress | null>(() => this.lingering ?? battleOf(this.table.lines.map((line) => line.event)))
  readonly battle = $derived.by(() => {
    if (this.lingering) return { sides: [this.lingering.attacker, this.lingering.defender] as [number, number], mustering: false }
    return this.position.battle()
  })

  /** Our stance's answer to the current question. */
  readonly standing = $derived.by<Action | null>(() => {
    if (this.prompt === 'battle_card' && this.stance !== null) return this.fittest
    const verb = this.prompt === 'retreat' ? answerOf(this.stance, this.chances?.win) : null
    return this.table.actions.find((action) => action.verb === verb) ?? null
  })

  /** The best unit to send into the next encounter by its chances against all who are there; none while they are
   * unknown. */
  get fittest(): Action | null {
    const them = this.battle?.sides.find((seat) => seat !== this.table.me)
    if (them === undefined) return null
    const fighters = this.table.actions.filter((action) => action.verb === 'fight')
    return fittest(fighters, this.chances?.rows, (unit) => Math.max(1, this.position.count(`battle/${them}`, unit)))
  }

  override get held(): boolean {
    return this.tumbling || this.lingering !== null || this.standing !== null
  }

  // -- words and pictures

  /** `2 food and 2 wood` */
  cost(price: Amounts): string {
    const parts = Object.entries(price).filter(([, n]) => n > 0)
    if (!parts.length) return this.w('free')
    return parts.map(([resource, n]) => `${n} ${this.table.speech.name('resource', resource)}`).join(', ')
  }

  /** A share in percent: 0 and 100 only if it is certain. */
  percent(share: number): number {
    return share <= 0 ? 0 : share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)))
  }

  // -- why not

  intent(thing: Thing, word: string): Intent {
    return intentFor(thing, word, this.table.owes ? this.table.view.actions : [])
  }
  /** Why an intent is not possible now; nothing if it is, or if we are not playing. */
  async why(intent: Intent): Promise<string> {
    if (this.table.me === null || this.table.info.status !== 'running') return ''
    const key = `${this.table.n} ${intent.text}`
    const known = this.reasons.get(key)
    if (known !== undefined) return known
    const refusal = await this.table.commands.why(intent.text)
    const text = refusal ? this.w('why', { deed: this.table.speech.action({ n: -1, ...intent }), why: this.table.sentence(refusal) }) : ''
    if (this.reasons.size > MOST_REASONS) this.reasons.clear()
    this.reasons.set(key, text)
    return text
  }
  /** The piece or place of the table that an event is about. */
  placeOf(event: GameEvent): string | null {
    for (const place of placeOf(event, this.position))
      if (
        document.querySelector(
          place.startsWith('seat/')
            ? `[data-seat="${place.slice(5)}"]`
            : `[data-piece="${CSS.escape(place)}"], [data-at="${CSS.escape(place)}"]`,
        )
      )
        return place
    return null
  }

  // -- choosing

  /** Every action of this decision by number, including those that the picks so far have ruled out. */
  private known(): Map<number, Action> {
    const at = `${this.table.decision ?? this.table.n}`
    if (at !== this.offeredAt) {
      this.offeredAt = at
      // Picks made before the page was loaded have already narrowed the options.
      this.offered = new Map(this.table.owes ? this.table.remembered().map((action) => [action.n, action]) : [])
    }
    for (const action of this.table.actions) this.offered.set(action.n, action)
    return this.offered
  }

  /** The possible actions with a piece. */
  may(id: string): Action[] {
    const draft = this.table.draft
    if (!draft) return this.table.about(id)
    const known = this.known()
    return this.table.owes ? draft.addable.flatMap((n) => (known.get(n)?.pieces?.includes(id) ? [known.get(n)!] : [])) : []
  }
  /** Whether pressing a piece can lead to something. A card that could only be laid down to pass, or whose action would
   * change nothing, can be pressed too, but is not highlighted. */
  golden(id: string): boolean {
    const actions = this.may(id)
    return actions.some((action) => action.verb !== 'lay') && !(id.startsWith('hand/') && this.idle(id))
  }
  /** Whether playing a card of ours now would change nothing, according to the server. */
  idle(id: string): boolean {
    return this.position.pieces(`hand/${this.me}`).some((piece) => piece.id === id && !!piece.marks?.idle)
  }
  /** Whether we could pass with a card. */
  readonly mayPass = $derived.by(() => this.prompt === 'play_a_card' && this.table.actions.some((action) => action.verb === 'lay'))
  /** What one press on a card of ours does: it passes with it if we want to pass, or plays it if that can be taken back,
   * because we are asked next. Anything else is asked about with buttons. */
  deedOf(id: string): Action | null {
    if (!id.startsWith('hand/') || this.prompt !== 'play_a_card') return null
    const actions = this.may(id)
    if (this.passing) return actions.find((action) => action.verb === 'lay') ?? null
    const plays = actions.filter((action) => action.verb === 'play')
    return plays.length === 1 && !this.idle(id) && this.comesBack(plays[0]!) ? plays[0]! : null
  }
  /** Why a playable card would change nothing. */
  idleness(card: string): string {
    const action = this.catalogue.cards.get(card)?.action ?? ''
    if (action === 'trade') return this.w('idle-trade')
    return action === 'recruit' ? this.w('idle-recruit') : this.w('idle-build')
  }
  /** How often a piece has been picked. */
  picked(id: string): number {
    return this.picks.filter((n) => this.isAbout(n, id)).length
  }
  /** Whether an action of this decision is about a piece; a picked card lies in another place than the one it was
   * picked from. */
  private isAbout(n: number, id: string): boolean {
    const pieces = this.known().get(n)?.pieces ?? []
    const card = id.startsWith('picked/') ? id.slice(id.lastIndexOf('/')) : null
    return pieces.includes(id) || (card !== null && pieces.some((piece) => piece.endsWith(card)))
  }
  /** All actions of a verb that this decision has offered, whatever is picked by now. */
  everOffered(verb: string): Action[] {
    return [...this.known().values()].filter((action) => action.verb === verb).sort((a, b) => a.n - b.n)
  }
  /** Pick it in place of another; picking the same again takes it back. */
  async instead(action: Action, other: number | null): Promise<void> {
    const picks = (this.wanted ?? this.picks).filter((n) => n !== other)
    await this.pick(action.n === other ? picks : [...picks, action.n].sort((a, b) => a - b))
  }
  action(n: number): Action | undefined {
    return this.known().get(n)
  }

  async act(...numbers: number[]): Promise<void> {
    this.selected = null
    this.price = null
    await this.decide(numbers)
  }
  /** Our stance's answer, if we have set one for this. */
  async answer(action: Action): Promise<void> {
    await this.decide([action.n], true)
  }
  /** Go on with the battle like this; the current question is answered first. */
  async fightOn(stance: Stance): Promise<void> {
    this.stance = stance
    if (!this.standing) await this.choose(this.table.actions.find((action) => action.verb === 'stay')!)
  }

  /** Do it now, or add it to the picks at prompts for several. Ready sends the picks along. */
  async choose(action: Action): Promise<void> {
    if (!this.batch) return this.act(action.n)
    this.known()
    const picks = [...(this.wanted ?? this.picks)].sort((a, b) => a - b)
    const ends = action.verb === 'stop' || (this.table.draft && !this.table.draft.addable.includes(action.n))
    if (ends) return this.act(...picks, action.n)
    await this.pick([...picks, action.n])
  }
  async unpick(id: string): Promise<void> {
    const picks = this.wanted ?? this.picks
    const found = picks.findLastIndex((n) => this.isAbout(n, id) && this.table.draft?.removable.includes(n))
    if (found >= 0) await this.pick(picks.filter((_, at) => at !== found))
  }
  /** What our answer would decide. */
  get asks(): Asked {
    const at = this.table.view.prompt
    const units = (seat: number): number =>
      this.position.army(seat).reduce((sum, piece) => sum + piece.count, 0) +
      this.position.land(seat).filter((space) => space.worker && space.worker !== 'villager').length
    return {
      prompt: this.prompt,
      picks: this.picks.length,
      others: this.choices.filter((action) => action.verb !== 'stop').length,
      defended: at.key !== 'attack_area' || units(Number(at.params.seat)) > 0,
      choosing: units(this.me) > 1,
    }
  }
  /** The confirmation to ask for before an action. */
  grave(action: Action): boolean | string {
    const stake = stakeOf(action.verb, this.asks)
    if (stake === 'retreat') return this.w('sure-retreat')
    if (stake === 'send-nothing') return this.w('sure-send-nothing')
    if (stake === 'take-nothing') return this.w('sure-take-nothing', { room: Number(this.table.view.prompt.params.room ?? 0) })
    return stake === 'final'
  }
  /** In a lesson the teacher says what to take and whom to send. */
  private get taught(): boolean {
    return this.table.info.origin?.kind === 'lesson'
  }
  /** The units that do best against theirs, as many as may be sent, until we have picked some ourselves. */
  get best(): number[] {
    if (this.prompt !== 'commit' || this.picks.length || this.taught) return []
    const chances = new Map(this.chances?.rows.map((row) => [row.unit, row.against.reduce((sum, each) => sum + each.win, 0)]))
    const worth = (unit: string): number => (chances.get(unit) ?? 0) * 100 + (this.catalogue.units.get(unit)?.dice ?? 0)
    const units = this.choices
      .filter((action) => action.verb === 'commit' && !action.args.unit?.includes('@') && action.args.unit !== 'villager')
      .sort((a, b) => worth(b.args.unit!) - worth(a.args.unit!))
    const left = Number(this.table.view.prompt.params.left ?? 0)
    return units
      .flatMap((action) => Array<number>(this.position.count(`holding/${this.me}`, action.args.unit!)).fill(action.n))
      .slice(0, left)
  }
  /** Send them, and be done. */
  async sendBest(): Promise<void> {
    await this.finish(this.best)
  }
  /** Drawing as many cards as the hand has room for, as long as no number is named. */
  get fillingUp(): Action | null {
    if (this.prompt !== 'draw_cards' || this.taught) return null
    const room = Number(this.table.view.prompt.params.room ?? 0)
    return this.choices.find((action) => action.verb === 'draw' && Number(action.args.number) === room) ?? null
  }
  /** Take what is picked and these, and be done. */
  async finish(more: number[]): Promise<void> {
    const picks = [...(this.wanted ?? this.picks), ...more].sort((a, b) => a - b)
    await this.pick(picks)
    const stop = this.choices.find((action) => action.verb === 'stop') // it may be offered only once something is picked
    if (stop && this.picks.length === picks.length) await this.decide([...picks, stop.n], true)
  }
  /** Picks being sent: a second press does not forget the first. */
  private wanted: number[] | null = null
  private async pick(picks: number[]): Promise<void> {
    this.wanted = picks
    const answer = await this.table.commands.pick(picks)
    if (this.wanted === picks) this.wanted = null
    if (answer?.t === 'refusal') app.notify(this.table.sentence(answer))
  }

  /** A press on a piece: it answers the prompt, selects the piece if it has several answers, or enlarges it. */
  press(id: string, looked: Looked | null): void {
    const actions = this.may(id)
    const [first] = actions
    const deed = this.deedOf(id)
    if (deed) void this.choose(deed)
    else if (!first) {
      if (this.batch && this.picked(id)) void this.unpick(id)
      else this.zoomed = looked
    } else if (this.batch && new Set(actions.map((action) => action.verb)).size === 1 && actions.length === 1) void this.choose(first)
    else if (actions.length === 1 && !id.startsWith('hand/')) void this.choose(first)
    else this.selected = this.selected === id ? null : id
  }

  lookAt(vocabulary: string, word: string, intent: Intent | null = null): Looked {
    return { vocabulary, word: tileOf(word) ? word.replace(/[*^]$/, '') : word, intent }
  }
  /** The possible choices now: answers to the prompt, or additions to the picks. */
  get choices(): Action[] {
    const draft = this.table.draft
    if (!draft) return this.table.actions
    const known = this.known()
    const added = draft.addable.flatMap((n) => known.get(n) ?? [])
    return this.table.owes ? [...added, ...this.table.actions.filter((action) => !draft.addable.includes(action.n))] : []
  }
}

const KEY = Symbol('age of mythology')
export const provide = (game: Game): Game => setContext(KEY, game)
export const game = (): Game => getContext<Game>(KEY)
