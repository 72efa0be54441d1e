/** The moments worth going to: what a game is told by afterwards. */
import type { GameEvent } from '../house/wire.ts'
import type { Happened } from './reel.svelte.ts'

/** `icon` is a word of the game; the greater `weight` stays where two would lie on each other. */
export interface Milestone extends Happened {
  icon: string
  weight: number
}

type Mark = (event: GameEvent) => [icon: string, weight: number] | null

const MARKS: Record<string, Mark> = {
  age_of_mythology: ({ event, ...about }) => {
    if (event === 'game_ended') return ['laurels', 9]
    if (event === 'built' && about.building === 'wonder') return ['wonder', 8]
    if (event === 'temple_bought') return ['great_temple', 7]
    if (event === 'age_reached') return [String(about.age ?? 'next_age'), 6]
    if (event === 'battle_won') return ['attack', 5]
    return null
  },
}
/** Other games are told by their rounds. */
const ANY: Mark = ({ event }) => (/^(turn|round|year)_began$/.test(event) ? ['', 1] : null)

export function milestonesOf(game: string, happened: readonly Happened[]): Milestone[] {
  const mark = MARKS[game] ?? ANY
  return happened.flatMap((each) => {
    const found = mark(each.event)
    return found ? [{ ...each, icon: found[0], weight: found[1] }] : []
  })
}

/** Those that fit side by side, the weightier first. `room` is how many moves lie under one mark. */
export function apart(milestones: readonly Milestone[], room: number): Milestone[] {
  const kept: Milestone[] = []
  for (const each of [...milestones].sort((a, b) => b.weight - a.weight || b.n - a.n))
    if (kept.every((other) => Math.abs(other.n - each.n) >= room)) kept.push(each)
  return kept.sort((a, b) => a.n - b.n)
}
