/** The course of a battle, from its events: who fought whom, with how many dice, and the result. */
import type { GameEvent, Zone } from '../../server/wire.ts'
import { eventsAs, kindSet } from '../kit/events.ts'
import type { MythologyEvent } from './rules.ts'

interface Fighter {
  unit: string
  dice: number | null
  hits: number | null
  mood: '' | 'berserk' | 'throw'
  /** The dice rolled by source, in the order of SOURCES. */
  sources?: number[]
}
export interface Encounter {
  fighters: Record<number, Fighter>
  winner: number | null
  tie: boolean
  /** What happened to units afterwards: eliminated, thrown, rescued, protected. */
  fates: { seat: number; unit: string; fate: string }[]
}
export interface BattleProgress {
  /** -1 if we missed the beginning of the battle. */
  attacker: number
  defender: number
  area: string
  encounters: Encounter[]
  /** Units a seat has lost for good. */
  fallen: Record<number, string[]>
  /** How many units each seat has sent. */
  sent: Record<number, number>
  retreated: number | null
  won: { seat: number; cubes: number } | null
}

const UNDER_WAY = kindSet<MythologyEvent>('battle_card', 'rolled')
const begun = (attacker: number, defender: number): BattleProgress => ({
  attacker,
  defender,
  area: '',
  encounters: [],
  fallen: {},
  sent: {},
  retreated: null,
  won: null,
})
const FATES = kindSet<MythologyEvent>('eliminated', 'thrown', 'rescued', 'protected', 'seduced')

/** The last battle among the events; null if there was none. */
export function battleOf(events: GameEvent[]): BattleProgress | null {
  let battle = null as BattleProgress | null
  let now = null as Encounter | null
  const fighter = (seat: number): Fighter => {
    if (!now || now.winner !== null || now.tie) {
      now = { fighters: {}, winner: null, tie: false, fates: [] }
      battle!.encounters.push(now)
    }
    return (now.fighters[seat] ??= { unit: '', dice: null, hits: null, mood: '' })
  }
  /** After a tie that nobody wins the same units roll again. */
  const again = (tied: Encounter): void => {
    now = { fighters: {}, winner: null, tie: false, fates: [] }
    for (const [seat, { unit, mood }] of Object.entries(tied.fighters)) now.fighters[Number(seat)] = { unit, mood, dice: null, hits: null }
    battle!.encounters.push(now)
  }
  for (const event of eventsAs<MythologyEvent>(events)) {
    const { seat = -1, unit = '' } = event as { seat?: number; unit?: string }
    if (event.event === 'attacked') {
      now = null
      battle = begun(seat, event.defender)
    } else if (!battle && UNDER_WAY.has(event.event)) battle = begun(-1, -1)
    if (!battle) continue
    if (event.event === 'area_named') battle.area = event.area
    else if (event.event === 'units_revealed') battle.sent[seat] = event.units.length
    else if (event.event === 'battle_card' || event.event === 'stood_in') fighter(seat).unit = unit
    else if (event.event === 'went_berserk') fighter(seat).mood = 'berserk'
    else if (event.event === 'threatened_throw') fighter(seat).mood = 'throw'
    else if (event.event === 'rolled') {
      if (now?.tie && now.winner === null) again(now)
      Object.assign(fighter(seat), {
        dice: event.dice,
        hits: event.hits,
        sources: event.sources,
      })
    } else if (event.event === 'tied' && now) now.tie = true
    else if (event.event === 'encounter_won' && now) now.winner = seat
    else if (event.event === 'retreated') battle.retreated = seat
    else if (event.event === 'battle_won') battle.won = { seat, cubes: event.cubes }
    if (FATES.has(event.event)) {
      now?.fates.push({ seat, unit, fate: event.event })
      if (event.event === 'eliminated') battle.fallen[seat] = [...(battle.fallen[seat] ?? []), unit]
    }
  }
  return battle
}

/** Dice of a fighter from one source: the number printed on its card, a bonus, a building, a god. */
export interface Source {
  kind: string
  /** The giver of the dice: a class or type, a unit, a building, a god. */
  word: string
  count: number
  figure?: number
}

const SOURCES = ['printed', 'against', 'kills', 'opposing', 'berserk', 'throw', 'god', 'building']

/** The sources of the dice rolled. `words` names the giver if it has a name. */
export const rolledFrom = (sources: number[], words: Record<string, string>): Source[] =>
  sources.flatMap((count, at) => {
    const kind = SOURCES[at] ?? ''
    return count ? [{ kind, count, word: words[kind] ?? '' }] : []
  })

/** The sources of the dice in the table's order; none if the table describes another unit. */
export function sourcesOf(zone: Zone | undefined, unit: string): Source[] {
  const pieces = zone?.pieces ?? []
  const printed = pieces.find((piece) => piece.kind === 'printed')
  if (printed && printed.marks?.unit !== unit) return []
  return pieces.map(({ kind, count, marks = {} }) => ({
    kind,
    count,
    word: String(marks.tag ?? marks.god ?? marks.building ?? marks.unit ?? ''),
    ...(marks.kills === undefined ? {} : { figure: Number(marks.kills) }),
  }))
}

/** Faces for dice of which only the number and the sixes are known: the sixes, and other faces for the rest. */
export function faces(dice: number, hits: number, seed: number): number[] {
  let state = (seed * 2654435761 + dice * 40503 + hits * 97) >>> 0
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
  const out = Array.from({ length: dice }, (_, n) => (n < hits ? 6 : 1 + next(5)))
  for (let n = out.length - 1; n > 0; n--) {
    const other = next(n + 1)
    ;[out[n], out[other]] = [out[other]!, out[n]!]
  }
  return out
}
