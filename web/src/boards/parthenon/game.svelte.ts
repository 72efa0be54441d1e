/** State shared by the parts of the board: the position, figures, words, picks, plans and notes. */
import { getContext, setContext } from 'svelte'
import type { Action, GameTable, GameEvent } from '../contract.ts'
import icons from '../icons/parthenon.icons'
import { NotedGame } from '../kit/game.svelte.ts'
import { lastPart } from '../kit/position.ts'
import type { Deed } from '../kit/script.ts'
import extra from './board.icons'
import { armiesOf } from './armies.ts'
import { Catalogue, Position, sum, type Cards, type Fleet } from './model.ts'
import type { ParthenonZone } from './rules.ts'
import { ANY_CARDS, AT_PROMPT, COMES_BACK, FOR_GOOD, LOADING, ONLY_TOGETHER, ON_FLOOR, ON_MAP, ON_TEMPLE, PICKS, WILD } from './verbs.ts'
import { Words } from './words.svelte.ts'

const OUTLINES: Record<string, string> = { ...icons, ...extra }
const NONE: Action[] = []
/** Cards being picked: from where, for what, how many; 0 is as many as one likes. */
interface Picking {
  verb: string
  zone: ParthenonZone | ''
  need: number
}
/** The goal of a fleet and its cargo. */
interface Voyage {
  land: string
  cards: Cards
}

const added = (cards: Cards, kind: string, n: number): Cards => {
  const out = new Map(cards)
  const now = (out.get(kind) ?? 0) + n
  if (now > 0) out.set(kind, now)
  else out.delete(kind)
  return out
}

export class Game extends NotedGame {
  picked = $state.raw<Cards>(new Map())
  private together = $state.raw<Set<string>>(new Set())
  /** The draft of an offer: what we give, what we want, which offer it counters. */
  gives = $state.raw<Cards>(new Map())
  wants = $state.raw<Cards>(new Map())
  countered = $state<number | null>(null)
  /** The planned voyages, by letter, and the fleet being loaded. */
  voyages = $state.raw<Record<string, Voyage>>({})
  loading = $state('')
  shownSeat = $state<number | null>(null)
  /** A card is being dragged. */
  flying = $state(false)

  constructor(table: GameTable) {
    super(table, new Words(), OUTLINES)
  }

  readonly position = $derived.by(() => new Position(this.table.view))
  readonly catalogue = $derived.by(() => new Catalogue(this.table.components))
  readonly params = $derived.by(() => this.table.view.prompt.params)
  readonly hand = $derived.by(() => this.position.cards(`hand/${this.me}`))
  readonly trading = $derived.by(() => this.prompt === 'trade')
  /** Nobody else is still trading: there is nothing to wait for. */
  readonly alone = $derived.by(() => this.trading && this.params.others === 0)
  readonly stowing = $derived.by(() => LOADING.has(this.prompt))
  readonly archon = $derived.by(() => this.position.archon)
  private readonly armies = $derived.by(() => armiesOf(this.table.lines))
  /** Whether an army stands in a village: ours as soon as we post it, the others' when everybody has. */
  guarded(seat: number, slot: string): boolean {
    return !!this.position.built(seat).get(slot)?.posted || !!this.armies.get(seat)?.has(slot)
  }

  /** How many of an aegis card the supply still holds: unlike goods they run out. */
  left(kind: string): string {
    return this.catalogue.aegis.includes(kind) ? this.w('left', { count: this.position.cards('supply').get(kind) ?? 0 }) : ''
  }

  /** How many cards are kept, if fewer stay than go: then those that stay are picked. */
  readonly keeping = $derived.by(() => {
    const left = Number(this.params.left ?? 0)
    const stay = sum(this.going) - left
    return this.prompt === 'discard' && stay > 0 && stay < left ? stay : 0
  })
  readonly picking = $derived.by<Picking | null>(() => {
    if (!this.table.owes || this.prompt.startsWith('draft_')) return null
    const first = this.table.actions.find((action) => PICKS.has(action.verb))
    if (!first) return null
    const place = (first.pieces?.[0]?.split('/').slice(0, -1).join('/') ?? `hand/${this.me}`) as ParthenonZone
    // Goods taken or forgone have no place on the table yet.
    const zone = first.verb !== 'take' && this.position.cards(place).has(first.args.card ?? '') ? place : ''
    const need = first.verb === 'donate' ? 0 : this.keeping || Number(this.params.left ?? this.params.due ?? this.params.get ?? 1)
    return { verb: first.verb, zone, need }
  })
  /** What happens to the picked cards: at some prompts the cards given are lost or discarded. */
  readonly handing = $derived.by(() =>
    this.keeping ? 'keep' : this.prompt === 'discard' ? 'discard' : FOR_GOOD.has(this.prompt) ? 'lose' : (this.picking?.verb ?? ''),
  )
  /** Answers without a place on the table: they are shown as pictures. */
  readonly tiles = $derived.by<Action[]>(() =>
    this.table.actions.filter((action) => {
      const { verb } = action
      if (AT_PROMPT.has(verb) || ON_TEMPLE.has(verb) || ON_MAP.has(verb) || ON_FLOOR.has(verb)) return false
      if (this.stowing || verb === 'vote' || verb === 'crown') return false
      return !(this.picking && PICKS.has(verb) && this.picking.zone)
    }),
  )
  readonly answers = $derived.by<Action[]>(() =>
    this.table.actions.filter(
      ({ verb }) => AT_PROMPT.has(verb) && !(this.trading && verb === 'withdraw') && !(this.unneeded && verb === 'wait'),
    ),
  )
  /** The others who have not left the market. */
  readonly partners = $derived.by(() =>
    this.position.others(this.table.me).filter((seat) => this.position.text(`trader/${seat}`) !== 'done'),
  )
  /** Those who may still make an offer of their own. */
  readonly busy = $derived.by(() => this.partners.filter((seat) => this.position.text(`trader/${seat}`) === 'active'))
  /** Waiting would close the market if nobody else is active; and bots offer and answer while we look, so waiting gains
   * nothing when only they are left. */
  readonly unneeded = $derived.by(
    () => this.alone || (this.trading && (!this.busy.length || this.partners.every((seat) => this.table.seats[seat]?.bot))),
  )

  /** Lists already put into words: the same prices stand on every temple after every move. */
  private readonly lists = $derived.by(() => {
    void this.w('price', { price: '' }) // another language starts again
    return { of: this.table.speech, known: new Map<string, string>() }
  })
  /** `timber and 2 other basics` */
  listed(cards: Cards): string {
    const { known } = this.lists
    const key = [...cards].join()
    const found = known.get(key) ?? this.worded(cards)
    known.set(key, found)
    return found
  }
  private worded(cards: Cards): string {
    const row = [...cards].map(([word, count]) =>
      WILD.has(word)
        ? this.w(word, { count })
        : count === 1
          ? this.table.speech.name('card', word) // no language counts grapes
          : this.table.speech.literal('list-amount', { count, name: this.table.speech.name('card', word) }),
    )
    return this.table.speech.listing(row)
  }

  // -- acting

  async act(...numbers: number[]): Promise<void> {
    this.notes.close()
    this.picked = new Map()
    await this.decide(numbers)
  }
  private sorted(cards: Cards): string[] {
    return this.catalogue.kinds.flatMap((kind) => Array.from({ length: cards.get(kind) ?? 0 }, () => kind))
  }

  protected possible(id: string): boolean {
    return this.about(id).length > 0
  }
  /** The answers about a slot of our temple, a land, an event, a seat or a wonder. */
  about(id: string): Action[] {
    if (!this.table.actions.length) return NONE
    const [place, word] = [id.split('/')[0], lastPart(id)]
    return this.table.actions.filter(({ verb, args }) => {
      if (place === 'built') return ON_TEMPLE.has(verb) && (args.structure === word || `village_${args.village}` === word)
      if (place === 'wonders') return ['plan', 'complete', 'buy_in', 'pay_in'].includes(verb) && args.wonder === word
      if (place === 'harbors') return ON_MAP.has(verb) && args.land === word
      if (place === 'events') return (verb === 'order' || verb === 'ignore') && args.omen === word
      return place === 'seat' && args.seat === word && ['target', 'vote', 'crown', 'loads'].includes(verb)
    })
  }

  // -- picked cards

  /** How many more of a kind could be picked now. */
  room(kind: string): number {
    const picking = this.picking
    if (!picking?.zone || this.running) return 0
    const total = sum(this.picked)
    if (picking.need && total >= picking.need) return 0
    if (this.prompt === 'discard') return (this.going.get(kind) ?? 0) - (this.picked.get(kind) ?? 0)
    const offered = this.table.actions.some((action) => action.verb === picking.verb && action.args.card === kind)
    if (!offered && !this.together.has(kind)) return 0
    return (this.position.cards(picking.zone).get(kind) ?? 0) - (this.picked.get(kind) ?? 0)
  }
  /** The cards to discard from. */
  readonly going = $derived.by(() => this.position.cards(`going/${this.me}`))
  /** Cards that can be picked in some order, though not first. */
  async learn(): Promise<void> {
    const picking = this.picking
    const asked = this.asked
    this.together = new Set()
    if (this.prompt === 'discard' && !this.keeping && sum(this.going) === picking?.need) this.picked = this.going // there is no choice
    if (!picking?.zone || picking.need === 1 || this.prompt === 'discard') return
    const kinds = [...this.position.cards(picking.zone).keys()].filter(
      (kind) => !this.table.actions.some((action) => action.args.card === kind),
    )
    const found = new Set<string>()
    for (const kind of kinds) {
      const refusal = await this.table.commands.why(`${picking.verb} ${kind}`)
      if (refusal && (ONLY_TOGETHER.has(refusal.code) || (ANY_CARDS.has(this.prompt) && this.catalogue.classes.has(kind)))) found.add(kind)
    }
    if (asked !== this.asked) return
    this.together = found
    if (!this.table.actions.every(({ verb }) => verb === picking.verb)) return
    // If exactly as many cards can be given as are asked for, they are picked already: one press hands them in.
    const open = [...this.position.cards(picking.zone)].filter(([kind]) => this.room(kind) > 0)
    if (open.reduce((total, [, n]) => total + n, 0) === picking.need) this.picked = new Map(open)
  }
  pick(kind: string): void {
    const { picking } = this
    if (!picking) return
    const action = this.table.actions.find((each) => each.verb === picking.verb && each.args.card === kind)
    if (picking.need === 1 && action && !this.keeping) void this.act(action.n)
    else if (this.room(kind) > 0) this.add(kind)
  }
  /** One more of a kind. The last one completes the decision, if mistaken taps are unlikely or can be taken back. */
  add(kind: string): void {
    this.picked = added(this.picked, kind, 1)
    const safe = !this.careful || (COMES_BACK.has(this.prompt) && !!this.table.info.settings.confirm_ms)
    if (this.complete && this.picking!.need && safe && !FOR_GOOD.has(this.prompt)) void this.hand_in()
  }
  unpick(kind: string): void {
    this.picked = added(this.picked, kind, -1)
  }
  get complete(): boolean {
    return !!this.picking && this.picked.size > 0 && (this.picking.need === 0 || sum(this.picked) === this.picking.need)
  }
  /** Whether the order of the events can change anything. */
  readonly orderCounts = $derived.by(() => this.position.omens().filter(({ kind }) => this.catalogue.settled.has(kind)).length > 1)
  /** The events that are left to order come as they lie. */
  async keepOrder(): Promise<void> {
    const left = this.position.omens().filter(({ kind }) => this.table.actions.some(({ args }) => args.omen === kind))
    await this.run(left.map(({ kind }) => ({ text: `order ${kind}`, when: 'order_events' })))
  }
  async hand_in(): Promise<void> {
    const { picking } = this
    if (!picking) return
    const rest = [...this.going].map(([kind, n]) => [kind, n - (this.picked.get(kind) ?? 0)] as const)
    const handed = this.keeping ? new Map(rest) : this.picked
    const deeds: Deed[] = this.sorted(handed).map((kind) => ({ text: `${picking.verb} ${kind}` }))
    this.picked = new Map()
    await this.run([...deeds, { text: 'done', when: picking.verb === 'donate' ? 'donate' : 'nothing_to_choose' }])
  }

  // -- a good of ours is pressed

  /** The effect of a press on a card in hand: put it into the offer or the hold, or pick it. */
  good(kind: string): 'offer' | 'load' | 'pick' | null {
    if (this.running || !this.table.owes) return null
    const left = this.unplaced(kind)
    if (this.trading) return left > 0 && this.mayDraft && !this.wants.has(kind) ? 'offer' : null
    if (this.stowing) return left > 0 && !!this.roomy ? 'load' : null
    return this.picking?.zone === `hand/${this.me}` && this.room(kind) > 0 ? 'pick' : null
  }
  pressGood(kind: string): boolean {
    const what = this.good(kind)
    if (what === 'offer') this.gives = added(this.gives, kind, 1)
    else if (what === 'load') this.load(this.roomy, kind)
    else if (what === 'pick') this.pick(kind)
    return what !== null
  }
  /** All remaining cards of a kind for which there is room. */
  pressAll(kind: string): void {
    for (let left = this.unplaced(kind); left > 0 && this.pressGood(kind);) left--
  }
  /** Whether several cards of a kind may be wanted, so that one press can take all of them. */
  readonly several = $derived.by(() => this.trading || this.stowing || (!!this.picking && this.picking.need !== 1))
  /** How many cards of a kind in hand are not yet in an offer, in a hold or picked. */
  unplaced(kind: string): number {
    const own = this.hand.get(kind) ?? 0
    if (this.trading) return own - (this.gives.get(kind) ?? 0)
    if (this.stowing) return own - Object.values(this.voyages).reduce((total, { cards }) => total + (cards.get(kind) ?? 0), 0)
    return own - (this.picking?.zone === `hand/${this.me}` ? (this.picked.get(kind) ?? 0) : 0)
  }

  // -- the trading floor

  readonly mayDraft = $derived.by(() => this.table.actions.some((action) => action.verb === 'draft' || action.verb === 'counter'))
  want(kind: string, n = 1): void {
    if (!this.gives.has(kind)) this.wants = added(this.wants, kind, n)
  }
  takeBack(side: 'gives' | 'wants', kind: string): void {
    this[side] = added(this[side], kind, -1)
  }
  clearOffer(): void {
    this.gives = new Map()
    this.wants = new Map()
    this.countered = null
  }
  /** A card in the draft may be gone, or the offer it counters: the rest of the draft stays. */
  tidyOffer(): void {
    if (this.countered !== null && !this.position.offers().some(({ from }) => from === this.countered)) return this.clearOffer()
    const held = [...this.gives].map(([kind, n]) => [kind, Math.min(n, this.hand.get(kind) ?? 0)] as const)
    if (held.some(([kind, n]) => n !== this.gives.get(kind))) this.gives = new Map(held.filter(([, n]) => n > 0))
  }
  /** Replies to us here count until our next offer. */
  heard = $state(0)
  readonly remarks = $derived.by(() => (this.table.remarks ?? []).slice(this.heard))
  /** Counter an offer: the draft begins as theirs, reversed. */
  counter(seat: number): void {
    const offer = this.position.offers().find((each) => each.from === seat)
    this.countered = seat
    this.wants = new Map(offer?.gives)
    this.gives = new Map(
      [...(offer?.asks ?? [])].map(([kind, n]) => [kind, Math.min(n, this.hand.get(kind) ?? 0)] as const).filter(([, n]) => n > 0),
    )
  }
  /** Send the draft: to a seat, or to everybody. */
  async send(to: number | null): Promise<void> {
    this.heard = this.table.remarks?.length ?? 0
    const begin = this.countered !== null && this.countered === to ? [`counter ${to}`] : ['draft', to === null ? 'to_all' : `to ${to}`]
    const texts = [
      ...begin,
      ...this.sorted(this.gives).map((kind) => `give ${kind}`),
      'next',
      ...this.sorted(this.wants).map((kind) => `ask ${kind}`),
      'send',
    ]
    if (await this.run(texts.map((text) => ({ text })))) this.clearOffer()
  }

  // -- loading

  /** Fleets still to be loaded: the server asks for them in order. */
  readonly docked = $derived.by<Fleet[]>(() => {
    const now = String(this.params.fleet ?? '')
    return this.stowing ? this.position.fleets(this.me).filter((fleet) => fleet.letter >= now) : []
  })
  voyage(letter: string): Voyage {
    return (
      this.voyages[letter] ?? {
        land: this.prompt === 'load' && letter === this.params.fleet ? String(this.params.land) : '',
        cards: new Map(),
      }
    )
  }
  /** Free places in a hold. */
  free(letter: string): number {
    const aboard = this.prompt === 'load' && letter === this.params.fleet ? Number(this.params.loaded) : 0
    return this.catalogue.hold - aboard - sum(this.voyage(letter).cards)
  }
  /** The hold for the next card: the chosen one, or the next that is not full. */
  get roomy(): string {
    const letters = this.docked.map(({ letter }) => letter)
    return [this.loading, ...letters.filter((letter) => letter > this.loading)].find((letter) => letter && this.free(letter) > 0) ?? ''
  }
  load(letter: string, kind: string): void {
    if (this.unplaced(kind) <= 0 || this.free(letter) <= 0) return
    const { land, cards } = this.voyage(letter)
    this.loading = letter
    this.voyages = { ...this.voyages, [letter]: { land, cards: added(cards, kind, 1) } }
  }
  unload(letter: string, kind: string): void {
    const { land, cards } = this.voyage(letter)
    this.loading = letter
    this.voyages = { ...this.voyages, [letter]: { land, cards: added(cards, kind, -1) } }
  }
  /** Whether the fleet being loaded may sail there. */
  sailable(land: string): boolean {
    if (!this.stowing || this.running) return false
    return this.prompt === 'load'
      ? this.loading !== this.params.fleet
      : this.table.actions.some((action) => action.verb === 'sail' && action.args.land === land)
  }
  steer(land: string): void {
    const letter = this.loading
    const now = this.voyage(letter)
    this.voyages = { ...this.voyages, [letter]: { ...now, land: now.land === land ? '' : land } }
  }
  sails(letter: string): boolean {
    const { land, cards } = this.voyage(letter)
    return !!land && (sum(cards) > 0 || (this.prompt === 'load' && letter === this.params.fleet && Number(this.params.loaded) > 0))
  }
  async depart(): Promise<void> {
    const deeds = this.docked.flatMap(({ letter }): Deed[] => {
      const { land, cards } = this.voyage(letter)
      const begun = this.prompt === 'load' && letter === this.params.fleet
      if (!begun && !this.sails(letter)) return [{ text: 'stay', when: 'destination' }]
      const steps = this.sorted(cards).map((kind): Deed => ({ text: `load ${kind}` }))
      return [...(begun ? [] : [{ text: `sail ${land}` }]), ...steps, { text: 'set_sail', when: 'load' }]
    })
    if (await this.run([...deeds, { text: 'done', when: 'nothing_to_choose' }])) this.voyages = {}
  }

  /** Where on the board a line of the chronicle points. */
  placeOf(event: GameEvent): string | null {
    if (typeof event.land === 'string') return `harbors/${event.land}`
    if (typeof event.omen === 'string') return `events/${event.omen}`
    const seat = typeof event.seat === 'number' && event.seat >= 0 ? event.seat : null
    if (seat === null) return null
    if (typeof event.fleet === 'string') return `fleets/${seat}/${event.fleet}`
    if (typeof event.structure === 'string') return `built/${seat}/${event.structure}`
    if (typeof event.wonder === 'string') return `wonders/${seat}/${event.wonder}`
    return `seat/${seat}`
  }
}

const KEY = Symbol('parthenon')
export const provide = (game: Game): Game => setContext(KEY, game)
export const game = (): Game => getContext<Game>(KEY)
