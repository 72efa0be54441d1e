/** What a teacher of Age of Mythology would say now: which of the things to be learnt it is about, and what to press.
 *
 * Nothing here knows the rules: it chooses among the actions that the house offers. Whatever the pupil does instead, the
 * next advice starts from where the game then stands.
 */
import type { Action, GameEvent, View } from '../house/wire.ts'

export const GOALS = ['draft', 'cubes', 'cards', 'explore', 'gather', 'build', 'recruit', 'battle', 'age'] as const
export type Goal = (typeof GOALS)[number]

export interface Advice {
  /** Of the message: `tutor-<key>`. */
  key: string
  goal: Goal | null
  /** What to press next; null where any answer is as good. */
  action: Action | null
}

const RESOURCES = ['food', 'wood', 'gold', 'favor']
/** The deed of a card, by its id: `permanent_gather`, `greek_recruit_5`. */
const DEEDS = ['explore', 'gather', 'build', 'recruit', 'trade', 'attack', 'next_age']
const GOAL_OF: Record<string, Goal> = {
  explore: 'explore',
  gather: 'gather',
  build: 'build',
  recruit: 'recruit',
  attack: 'battle',
  next_age: 'age',
}
/** In the order in which they make a good first game. */
const ORDER = ['explore', 'gather', 'build', 'recruit', 'attack', 'next_age']
/** Whom to send; and whom to recruit first, so that something is left for the next age. */
const FIGHTERS = ['hydra', 'medusa', 'cyclops', 'manticore', 'minotaur', 'centaur', 'hippokon', 'hoplite', 'toxotes']

const RECRUITS = ['minotaur', 'centaur', 'medusa', 'manticore', 'hippokon', 'hoplite', 'toxotes']
/** What to do with a hand while saving for the next age. */
const SAVING = ['gather', 'trade', 'explore']

export const deedOf = (card: string): string => DEEDS.find((deed) => card.includes(deed)) ?? ''

/** What a pupil has learnt by what happened. */
export function learnt(event: GameEvent, me: number): Goal | null {
  const mine = event.seat === me
  if (event.event === 'turn_began') return 'draft'
  if (event.event === 'battle_won') return mine || event.loser === me ? 'battle' : null
  if (!mine) return null
  if (event.event === 'cube_placed') return 'cubes'
  if (event.event === 'cards_taken' || event.event === 'drew') return 'cards'
  if (event.event === 'built') return 'build'
  if (event.event === 'recruited') return 'recruit'
  if (event.event === 'age_reached') return 'age'
  if (event.event === 'card_played') {
    const deed = deedOf(String(event.card))
    return deed === 'explore' || deed === 'gather' ? deed : null
  }
  return null
}

const pieces = (view: View, zone: string) => view.zones.find((each) => each.id === zone)?.pieces ?? []
const count = (view: View, zone: string, kind: string): number => pieces(view, zone).find((piece) => piece.kind === kind)?.count ?? 0

interface Tile {
  terrain: string
  resource: string
  amount: number
}
const tileOf = (kind: string): Tile | null => {
  const [terrain = '', resource = '', amount = ''] = kind.replace(/[*^]$/, '').split('/')
  return /^\d$/.test(amount) ? { terrain, resource, amount: Number(amount) } : null
}

/** What the land of a seat yields of a resource or terrain; `only` of one resource on it. */
function yields(view: View, me: number, scope: string, only = ''): number {
  let sum = 0
  for (const piece of pieces(view, `production/${me}`)) {
    const tile = tileOf(piece.kind)
    if (tile && (!only || tile.resource === only) && (tile.resource === scope || tile.terrain === scope || scope === 'all'))
      sum += tile.amount + (/[*^]$/.test(piece.kind) ? 1 : 0)
  }
  return sum
}

function best<T>(all: readonly T[], worth: (each: T) => number): T | null {
  return all.reduce<T | null>((found, each) => (found === null || worth(each) > worth(found) ? each : found), null)
}

/** What the first new age costs of every resource, as the game's figures say. */
export function priceOfAge(components: Record<string, unknown>): number {
  const cards = (components.permanent_cards ?? []) as { id?: string; cost_each_resource?: Record<string, number> }[]
  return Object.values(cards.find((card) => card.id === 'permanent_next_age')?.cost_each_resource ?? {})[0] ?? 0
}

export class Teacher {
  constructor(
    private readonly me: number,
    private readonly done: ReadonlySet<Goal>,
    private readonly price = 0,
  ) {}

  /** Nothing but the next age is left to learn: what is gained is kept for it. */
  private get saving(): boolean {
    return !this.done.has('age') && (['build', 'recruit', 'battle'] as const).every((goal) => this.done.has(goal))
  }
  private have(view: View, resource: string): number {
    return count(view, `cubes/${this.me}`, resource)
  }
  private lack(view: View, resource: string): number {
    return Math.max(0, this.price - this.have(view, resource))
  }

  /** Advice about the decision that is owed. `picked` are the actions of a batch that have been picked so far. */
  advise(view: View, actions: readonly Action[], picked: readonly Action[] = []): Advice {
    const prompt = view.prompt.key
    const by = (...verbs: string[]): Action[] => actions.filter((action) => verbs.includes(action.verb))
    const stop = by('stop')[0] ?? null
    switch (prompt) {
      case 'draft':
      case 'explore':
        return { key: prompt, goal: prompt, action: best(by('take'), (action) => this.land(view, action)) ?? by('pass')[0] ?? null }
      case 'place_cube':
        return { key: 'place_cube', goal: 'cubes', action: this.cube(by('place')) }
      case 'draw_cards':
        return { key: 'draw_cards', goal: 'cards', action: this.card(by('pick'), picked, Number(view.prompt.params.room ?? 0)) ?? stop }
      case 'play_a_card':
      case 'fourth_action':
        return this.play(view, by('play'), by('lay'))
      case 'gather_scope':
        return { key: prompt, goal: 'gather', action: best(by('gather'), (action) => this.harvest(view, action)) }
      case 'workers':
        return { key: prompt, goal: 'gather', action: Number(view.prompt.params.villagers ?? 0) > 0 ? (by('put')[0] ?? stop) : stop }
      case 'build':
        return {
          key: prompt,
          goal: 'build',
          action: this.done.has('build')
            ? stop
            : (by('build').find((action) => action.args.building === 'house') ?? by('build')[0] ?? stop),
        }
      case 'recruit':
        return { key: prompt, goal: 'recruit', action: this.done.has('recruit') ? stop : (ranked(by('recruit'), RECRUITS) ?? stop) }
      case 'attack_whom':
      case 'attack_area':
        return { key: prompt, goal: 'battle', action: actions.find((action) => action.args.area === 'holding') ?? actions[0] ?? null }
      case 'commit':
        return {
          key: prompt,
          goal: 'battle',
          action:
            ranked(
              by('commit').filter((action) => picked.every((other) => other.n !== action.n)),
              FIGHTERS,
            ) ?? stop,
        }
      case 'retreat':
        return { key: prompt, goal: 'battle', action: by('stay')[0] ?? null }
      case 'battle_card':
        return { key: prompt, goal: 'battle', action: ranked(actions, FIGHTERS) }
      case 'reward_city':
      case 'reward_production':
      case 'reward_holding':
        return {
          key: 'reward',
          goal: 'battle',
          action: actions.find((action) => !['stop', 'pass', 'keep'].includes(action.verb)) ?? actions[0] ?? null,
        }
      case 'discard':
        return { key: prompt, goal: 'cards', action: stop }
      case 'buy_power':
      case 'act_too':
        return { key: prompt, goal: null, action: by('act')[0] ?? by('no')[0] ?? actions[0] ?? null }
      default:
        if (prompt.startsWith('trade')) return { key: 'trade', goal: null, action: this.swap(view, actions) ?? stop ?? actions[0] ?? null }
        return {
          key: 'other',
          goal: null,
          action: actions.find((action) => ['no', 'keep', 'stop', 'pass'].includes(action.verb)) ?? actions[0] ?? null,
        }
    }
  }

  /** Rich land first, and of what the own land does not give yet. */
  private land(view: View, action: Action): number {
    const tile = tileOf(action.args.tile ?? '')
    return tile ? tile.amount * 10 - yields(view, this.me, tile.resource) * 4 : -1
  }

  private cube(places: Action[]): Action | null {
    const wished = this.done.has('battle') ? 'most_buildings' : 'won_the_last_battle'
    return places.find((action) => action.args.card === wished) ?? places[0] ?? null
  }

  /** The deeds that are still to be learnt, then a harvest for every hand. */
  private card(offered: Action[], picked: readonly Action[], room: number): Action | null {
    if (room <= 0) return null
    const had = new Set(picked.map((action) => deedOf(action.args.card ?? '')))
    const wished = [...ORDER.filter((deed) => !this.done.has(GOAL_OF[deed]!)), ...(this.saving ? SAVING : ['gather', 'recruit', 'build'])]
    for (const deed of wished) {
      const found = had.has(deed) ? undefined : offered.find((action) => deedOf(action.args.card ?? '') === deed)
      if (found) return found
    }
    return null
  }

  private play(view: View, plays: Action[], lays: Action[]): Advice {
    const of = (deed: string): Action | undefined => plays.find((action) => deedOf(action.args.card ?? '') === deed)
    const army = pieces(view, `holding/${this.me}`).reduce((sum, piece) => sum + (piece.kind === 'villager' ? 0 : piece.count), 0)
    const payable: Record<string, boolean> = {
      build: count(view, `cubes/${this.me}`, 'food') >= 2 && count(view, `cubes/${this.me}`, 'wood') >= 2,
      attack: army >= 3,
    }
    const wished = ['next_age', ...ORDER].filter((deed) => !this.done.has(GOAL_OF[deed]!) && payable[deed] !== false)
    const idle = this.saving ? this.savings(view) : ['gather', 'explore', 'recruit', 'build', 'trade']
    for (const deed of [...wished, ...idle]) {
      const found = of(deed)
      if (found) return { key: `play-${deed}`, goal: GOAL_OF[deed] ?? null, action: found }
    }
    const pass =
      lays.find((action) => !ORDER.includes(deedOf(action.args.card ?? '')) || this.done.has(GOAL_OF[deedOf(action.args.card ?? '')]!)) ??
      lays[0]
    return pass ? { key: 'play-lay', goal: null, action: pass } : { key: 'other', goal: null, action: plays[0] ?? null }
  }

  /** What brings the next age nearer: a swap if there is enough in all, else a harvest. */
  private savings(view: View): string[] {
    const all = RESOURCES.reduce((sum, resource) => sum + this.have(view, resource), 0)
    return all > RESOURCES.length * this.price ? ['trade', 'gather', 'explore'] : SAVING.filter((deed) => deed !== 'trade')
  }

  /** The richest harvest; of equal ones that of which there is least. While saving, the one that is lacking most. */
  private harvest(view: View, action: Action): number {
    const scope = action.args.scope ?? ''
    if (this.saving) {
      const gained = (resource: string): number =>
        RESOURCES.includes(scope) && scope !== resource ? 0 : yields(view, this.me, scope, resource)
      const useful = RESOURCES.reduce((sum, resource) => sum + Math.min(gained(resource), this.lack(view, resource)), 0)
      return useful * 100 + yields(view, this.me, scope)
    }
    const have = RESOURCES.includes(scope) ? count(view, `cubes/${this.me}`, scope) : 5
    return yields(view, this.me, scope) * 10 - have
  }

  /** Out of what there is too much of, into what is lacking. */
  private swap(view: View, actions: readonly Action[]): Action | null {
    const surplus = (action: Action): number => this.have(view, action.args.resource ?? '') - this.price
    const verb = actions.find((action) => action.verb !== 'stop')?.verb
    const offered = actions.filter((action) => action.verb === verb)
    if (verb === 'fee') return best(offered, surplus)
    if (verb === 'give') {
      const lacking = RESOURCES.some((resource) => this.lack(view, resource) > 0)
      const most = best(offered, surplus)
      return lacking && most && surplus(most) > 0 ? most : null
    }
    if (verb === 'for') return best(offered, (action) => this.lack(view, action.args.resource ?? ''))
    if (verb === 'amount') {
      const { give, get } = view.prompt.params as { give?: string; get?: string }
      const wished = Math.min(this.have(view, give ?? '') - this.price, this.lack(view, get ?? ''))
      return best(offered, (action) => -Math.abs(Number(action.args.number) - wished))
    }
    return null
  }
}

function ranked(actions: readonly Action[], order: readonly string[]): Action | null {
  const rank = (action: Action): number => {
    const at = order.indexOf((action.args.unit ?? '').split(/[@/]/)[0] ?? '')
    return at < 0 ? order.length : at
  }
  return best(actions, (action) => -rank(action))
}
