/** The moments worth visiting: those that sum up a game. */
import type { GameEvent, MilestoneInfo } from '../server/wire.ts'
import type { Happened } from './timeline.svelte.ts'

/** `icon` is a word of the game; where two marks would overlap, the greater `weight` stays. */
export interface Milestone extends Happened {
  icon: string
  weight: number
}

/** Games that name no milestones use their rounds. */
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

/** The milestones that fit side by side, the weightier first. `room` is the number of moves covered by one mark. */
export function apart(milestones: readonly Milestone[], room: number): Milestone[] {
  const kept: Milestone[] = []
  for (const each of [...milestones].sort((a, b) => b.weight - a.weight || b.n - a.n))
    if (kept.every((other) => Math.abs(other.n - each.n) >= room)) kept.push(each)
  return kept.sort((a, b) => a.n - b.n)
}
