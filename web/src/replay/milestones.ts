/** The moments worth going to: what a game is told by afterwards. */
import type { GameEvent, MilestoneInfo } from '../server/wire.ts'
import type { Happened } from './timeline.svelte.ts'

/** `icon` is a word of the game; the greater `weight` stays where two would lie on each other. */
export interface Milestone extends Happened {
  icon: string
  weight: number
}

/** Games that name none are told by their rounds. */
const ROUNDS: MilestoneInfo[] = ['turn_began', 'round_began', 'year_began'].map((event) => ({ event }))

function fits(each: MilestoneInfo, event: GameEvent): boolean {
  return each.event === event.event && Object.entries(each.words ?? {}).every(([name, word]) => event[name] === word)
}

export function milestonesOf(named: readonly MilestoneInfo[] = ROUNDS, happened: readonly Happened[]): Milestone[] {
  return happened.flatMap((each) => {
    const found = named.find((one) => fits(one, each.event))
    const icon = found?.icon?.startsWith('$') ? String(each.event[found.icon.slice(1)] ?? '') : (found?.icon ?? '')
    return found ? [{ ...each, icon, weight: found.weight ?? 1 }] : []
  })
}

/** Those that fit side by side, the weightier first. `room` is how many moves lie under one mark. */
export function apart(milestones: readonly Milestone[], room: number): Milestone[] {
  const kept: Milestone[] = []
  for (const each of [...milestones].sort((a, b) => b.weight - a.weight || b.n - a.n))
    if (kept.every((other) => Math.abs(other.n - each.n) >= room)) kept.push(each)
  return kept.sort((a, b) => a.n - b.n)
}
