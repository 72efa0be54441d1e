/** State shared by the parts of the board: the position, figures, words, targets and notes. */
import { getContext, setContext } from 'svelte'
import { app } from '../../shell/app.svelte.ts'
import type { Action, GameTable, GameEvent } from '../contract.ts'
import icons from '../icons/deukalion.icons'
import extra from './board.icons'
import { NotedGame } from '../kit/game.svelte.ts'
import { lastPart } from '../kit/position.ts'
import type { Deed as Answer } from '../kit/script.ts'
import { courseEntry, courseOver, goalAt, goalsOf, type Course } from './course.ts'
import { fightOnTable, type FightProgress } from './fightProgress.ts'
import { Catalogue, Position, wayTo, type Deed, type Placement, type Reached, type Square } from './model.ts'
import { Words } from './words.svelte.ts'

const OUTLINES: Record<string, string> = { ...icons, ...extra }

/** What a press would do: the actions one after the other, and the fields on the way. */
export interface Goal {
  id: string
  numbers: number[]
  way: string[]
  text: string
  win: number | null
  /** It sets nothing off and can be taken back. */
  free: boolean
  /** Only a preview: nothing can be pressed yet. */
  ahead: boolean
}

export class Game extends NotedGame {
  /** The chosen card, mission or treasure, waiting for its button. */
  selected = $state<string | null>(null)
  /** The goal that was pressed once and waits for a second press. */
  aimed = $state<string | null>(null)
  hovered = $state<string | null>(null)
  /** The placement that the cup shows, and the total of its turns, so that it takes the short way. */
  turned = $state(0)
  quarters = $state(0)
  /** The placement whose card is hovered: its reach is lit up before the cup is turned. */
  tried = $state<number | null>(null)
  /** The hovered die of the Kylix: its reach is lit up. */
  die = $state<string | null>(null)
  rolling = $state(false)
  /** A fight that is shown to its end although the game is past it, and the position before it. */
  lingering = $state.raw<FightProgress | null>(null)
  shownSeat = $state<number | null>(null)
  /** Presses on the chart plan goals of our ship. */
  charting = $state(false)
  /** A mission has just been completed: everybody sees it for a moment. */
  triumph = $state('')

  constructor(table: GameTable) {
    super(table, new Words(), OUTLINES)
  }

  override get held(): boolean {
    return this.lingering !== null
  }

  readonly position = $derived.by(() => new Position(this.table.view))
  readonly catalogue = $derived.by(() => new Catalogue(this.table.components))
  readonly placements = $derived.by(() => this.position.placements())
  readonly placing = $derived.by(() => this.prompt === 'place_kylix')
  readonly placement = $derived.by<Placement | null>(() => this.placements.find((each) => each.way === (this.tried ?? this.turned)) ?? null)
  readonly fight = $derived.by<FightProgress | null>(
    () =>
      this.lingering ??
      fightOnTable(
        this.position,
        this.table.lines.map((line) => line.event),
      ),
  )
  readonly sailing = $derived.by(() => this.position.reach('reach', this.me))
  readonly prowling = $derived.by(() => this.position.reach('prowl', this.me))
  readonly deeds = $derived.by(() => this.position.deeds(this.me))

  /** Whose reach is lit up: the Hydra's while she is moved, or she or her die is hovered; else our ship's. */
  readonly beast = $derived.by(() => this.prompt === 'move_hydra' || this.die === 'hydra' || this.watched)
  /** The Hydra is hovered where our ship could not go. */
  private readonly watched = $derived.by(() => {
    const lair = this.position.fieldOf('ships/hydra')
    return !!lair && this.hovered === `map/${lair}` && !this.sailing.has(lair)
  })
  readonly most = $derived.by(() => {
    if (!this.placing || !this.placement) return Infinity
    return this.beast ? this.placement.dice.hydra : this.placement.fields
  })
  readonly reach = $derived.by<Map<string, Reached>>(() => {
    if (!this.table.owes) return new Map()
    const all = this.beast ? this.prowling : this.sailing
    return new Map([...all].filter(([, field]) => field.steps <= this.most))
  })
  /** The possible actions with a place or a card after sailing there. */
  readonly deedsOn = $derived.by(() => {
    const out = new Map<string, Deed>()
    if (this.table.owes && !this.beast)
      for (const deed of this.deeds) if (deed.steps <= this.most && !out.has(deed.on)) out.set(deed.on, deed)
    return out
  })
  /** The action that begins a move, if it has not begun. */
  private readonly begin = $derived.by<Action | null>(() => {
    const die = this.beast ? 'hydra' : 'sail'
    return this.table.actions.find((action) => action.verb === 'set_sail' || (action.verb === 'use' && action.args.kylix === die)) ?? null
  })
  private readonly sails = $derived.by(
    () => !!this.begin || this.prompt === 'sailing' || this.prompt === 'stopped' || this.prompt === 'move_hydra',
  )

  // -- the planned course

  /** While others are asked a course can be planned. */
  readonly plans = $derived(
    !!this.table.commands.plan && this.table.me !== null && !this.table.owes && this.table.info.status === 'running',
  )
  private readonly planned = $derived.by(() => courseEntry(this.table.plan?.entries, this.placing))
  /** The fields of other ships. */
  private readonly ships = $derived.by(
    () => new Set(this.position.tokens().flatMap((token) => (token.seat === null || token.seat === this.me ? [] : [token.field]))),
  )
  readonly course = $derived.by<Course | null>(() => {
    const goals = goalsOf(this.planned)
    if (!goals.length || (this.table.owes && !this.placing)) return null
    const hydra = this.position.fieldOf('ships/hydra')
    return courseOver(this.position.squares(), this.position.fieldOf(`ships/${this.me}`), goals, hydra, new Set([...this.ships, hydra]))
  })
  /** How far the ship gets on it with the Kylix as it lies, or as it may be placed: the die in the center is for those
   * whose turn it is not. */
  readonly courseFields = $derived.by(() => {
    const fields = this.placing ? this.placement?.fields : this.position.die('centre')?.value
    return Math.min(fields ?? 0, Math.max(0, (this.course?.way.length ?? 0) - 1))
  })
  /** The goal that a square stands for while we plan. */
  goalOn(square: Square): string | null {
    const { cities, settlements } = this.catalogue
    return goalAt(square, (kind) => cities.has(kind) || settlements.has(kind), this.position.fieldOf('ships/hydra'), this.ships)
  }
  isGoal(square: Square): boolean {
    const goal = this.goalOn(square)
    return goal !== null && goalsOf(this.planned).includes(goal)
  }
  /** A press while we plan: a goal more behind the others, or one less. */
  async chart(square: Square): Promise<void> {
    const goal = this.goalOn(square)
    if (!goal) return app.notify(this.w('chart-no-goal'))
    const entry = this.planned
    const had = goalsOf(entry)
    const goals = had.includes(goal) ? had.filter((each) => each !== goal) : [...had, goal]
    const kind = entry?.kind ?? 'course'
    const made = { do: 'kind' as const, kind, values: { ...entry?.values, goals }, repeats: entry?.repeats ?? !entry }
    const refusal = await this.table.commands.plan!(goals.length ? [made] : [], entry ? [entry.n] : [])
    if (refusal) app.notify(this.table.sentence(refusal))
  }

  // -- goals

  /** The effect of a press on a square, a ship, a card or a mission. */
  goal(id: string): Goal | null {
    const [direct] = this.table.about(id)
    const label = lastPart(id)
    const field = id.startsWith('map/') ? this.reach.get(label) : undefined
    const deed = this.deedsOn.get(id)
    const win = (field ?? deed)?.win ?? null
    if (direct && !this.begins(direct)) {
      const free = win === null && this.comesBack(direct)
      return { id, numbers: [direct.n], way: this.stepOf(direct), text: this.said(direct), win, free, ahead: false }
    }
    if (!field && !deed) return null
    const way = wayTo(field ? label : deed!.at, this.reach)
    const steps = way.map((each) => each.n)
    // A whirlpool on the way throws soldiers: the next decision comes after that.
    const swirl = way.findIndex((each) => each.through)
    const numbers = swirl >= 0 ? steps.slice(0, swirl + 1) : deed ? [...steps, deed.n] : steps
    return {
      id,
      numbers: [...(this.begin ? [this.begin.n] : []), ...numbers],
      way: way.map((each) => each.label),
      win,
      free: !!field && !field.sets && swirl < 0 && win === null && !!this.table.info.settings.confirm_ms,
      text: this.tell(field, deed, way.length),
      ahead: !this.sails,
    }
  }
  private begins(action: Action): boolean {
    return action.verb === 'set_sail' || action.verb === 'use'
  }
  private stepOf(action: Action): string[] {
    return action.verb === 'sail' || action.verb === 'through' || action.verb === 'hydra' ? [action.args.field!] : []
  }
  /** `3 fields, then attack Rhodes: 41 % to win`. */
  private tell(field: Reached | undefined, deed: Deed | undefined, steps: number): string {
    const chance = (field ?? deed)!.win
    const win = chance === null ? '' : this.w('chance', { win: chance })
    const what = deed ? this.said(this.deedAction(deed)) : field?.sets ? this.w(`sets-${this.beast ? 'hydra_attacks' : field.sets}`) : ''
    const far = field && !what ? this.w('fields-to', { count: steps, field: field.label }) : this.w('fields', { count: steps })
    const said = deed && steps === 0 ? what : what ? this.w('then', { far, what }) : far
    return win ? `${said}: ${win}` : said
  }
  private deedAction(deed: Deed): Action {
    const word = lastPart(deed.on)
    const place = this.position.squares().find((square) => square.id === deed.on)?.kind ?? word
    const arg = { attack: 'place', found: 'settlement', claim: 'mission', unload: 'treasure' }[deed.verb] ?? 'place'
    return { n: deed.n, verb: deed.verb, text: deed.verb, args: { [arg]: place } }
  }
  /** Whether a first press only aims: before a fight that may be lost, and where mistaken taps are likely and cannot
   * simply be taken back. */
  private asksOnce(goal: Goal): boolean {
    return (this.careful && !goal.free) || (this.table.manner.confirm && goal.win !== null && goal.win < 100)
  }
  /** A press on a goal. */
  press(id: string): boolean {
    const goal = this.goal(id)
    if (!goal || goal.ahead) return false
    if (this.asksOnce(goal) && this.aimed !== id) {
      this.aimed = id
      return true
    }
    void this.act(...goal.numbers)
    return true
  }

  async act(...numbers: number[]): Promise<void> {
    this.selected = this.aimed = this.hovered = this.die = this.tried = null
    this.notes.close()
    await this.decide(numbers)
  }

  /** The answer that passes where cards could be played, if it is the only one or we want no more questions. */
  readonly passes = $derived.by<Action | null>(() => {
    const pass = this.table.view.prompt.passable && this.table.owes ? this.table.actions.find(({ verb }) => verb === 'pass') : undefined
    return pass ?? null
  })
  /** From now on the table passes for us where cards could be played; fights still ask. */
  async askNoMore(): Promise<void> {
    const refusal = await this.table.commands.order!(true)
    if (refusal) return app.notify(this.table.sentence(refusal))
    if (this.passes) await this.act(this.passes.n)
  }
  /** The die that brings soldiers back, before it is said how many. At the Styx another button would make the prompt higher
   * and the sea smaller. */
  readonly brings = $derived.by<Action | null>(
    () => this.table.actions.find(({ verb, args }) => verb === 'use' && args.kylix === 'soldiers') ?? null,
  )
  /** Bring back as many as possible: fewer are chosen by pressing the die or the underworld. */
  async bringMost(): Promise<void> {
    if (!this.brings || !(await this.run([{ text: this.brings.text }]))) return
    const most = this.table.actions.filter(({ verb }) => verb === 'bring').at(-1)
    if (most) await this.act(most.n)
  }
  /** What is left to do before our turn ends: our move ends, and the cards die is used. Nothing while it is not ours. */
  readonly ending = $derived.by<Answer[]>(() => {
    const moving = this.prompt === 'sailing' || this.prompt === 'stopped'
    if (this.position.number('active') !== this.me || !(moving || this.prompt === 'act')) return []
    const ends = this.table.actions.some(({ verb }) => verb === 'end_turn')
    const last = [
      { text: 'use cards', when: 'act' },
      { text: 'end_turn', when: 'act' },
    ]
    return ends ? [] : moving ? [{ text: 'end_move', when: this.prompt }, ...last] : last
  })
  async endTurn(): Promise<void> {
    await this.run(this.ending)
  }

  /** The cards in hand, if all of them are given: one press then gives them. */
  readonly forced = $derived.by<string[]>(() => {
    if (this.prompt !== 'give_cards') return []
    const cards = this.position.pieces(`hand/${this.me}`).flatMap(({ kind, count }) => Array.from({ length: count }, () => kind))
    return cards.length > 1 && cards.length === Number(this.table.view.prompt.params.left) ? cards : []
  })
  async giveAll(): Promise<void> {
    await this.run(this.forced.map((kind) => ({ text: `give ${kind}` })))
  }

  /** A press on a card or mission plays it; where mistaken taps are likely, the first press selects it. */
  choose(id: string): boolean {
    const goal = this.goal(id)
    if (!goal || goal.ahead) return false
    if (this.asksOnce(goal) && this.selected !== id) this.selected = id
    else void this.act(...goal.numbers)
    return true
  }

  // -- the Kylix

  turn(to: number): void {
    const step = ((to - this.turned + 6) % 4) - 2 || 0
    this.quarters += Math.abs(step) === 2 ? 2 : step
    this.turned = ((to % 4) + 4) % 4
  }
  private placed(way: number): Action | undefined {
    return this.table.actions.find((each) => each.verb === 'turn' && Number(each.args.orientation) === way)
  }
  setDown(way = this.turned): void {
    const action = this.placed(way)
    if (action) void this.act(action.n)
  }
  /** A press on a placement turns the cup; it sets it down, too, unless a mistaken tap is likely and could not be taken
   * back. */
  place(way: number): void {
    const [there, action] = [this.turned === way, this.placed(way)]
    if (!there) this.turn(way)
    if (there || !this.careful || (action && this.comesBack(action))) this.setDown()
  }

  protected possible(id: string): boolean {
    return this.goal(id) !== null
  }

  /** Where on the board a line of the chronicle points. */
  placeOf(event: GameEvent): string | null {
    if (typeof event.field === 'string') return `map/${event.field}`
    const town = event.city ?? event.settlement
    if (typeof town === 'string') return this.position.squares().find((square) => square.kind === town)?.id ?? null
    if (typeof event.mission === 'string')
      return this.position.view.zones.flatMap((zone) => zone.pieces ?? []).find((piece) => piece.kind === event.mission)?.id ?? null
    if (event.event.startsWith('kylix')) return 'kylix'
    if (event.event === 'fell' || event.event === 'recovered') return 'underworld'
    return typeof event.seat === 'number' && event.seat >= 0 ? `ships/${event.seat}` : null
  }
}

const KEY = Symbol('deukalion')
export const provide = (game: Game): Game => setContext(KEY, game)
export const game = (): Game => getContext<Game>(KEY)
