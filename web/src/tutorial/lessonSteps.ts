/** The course of a lesson: which of its steps belongs to this moment, and where it is pressed.
 *
 * A lesson is data from the server. Nothing here knows a game or its rules: a step fits when its prompt is asked, its
 * answer is offered and the facts its text assumes are true. Whatever the pupil does instead, the lesson goes on from
 * the nearest step that fits.
 */
import type { View } from '../server/wire.ts'

/** A teacher's sentence: about something to press (`play`), or to look at (`rings`). */
interface Said {
  says: string
  at?: string
  play?: string[]
  rings?: string[]
  heard?: string
  /** The facts its text assumes: `ships/0 field=B2`, `total/0 value=9`, `prompt left=2`. */
  needs?: string[]
  /** Its answer comes with another player's move. */
  awaits?: boolean
}
/** A lesson, in steps. */
export interface Chapter {
  name: string
  steps: Said[]
}
export interface Step extends Said {
  chapter: string
}
/** The situation that a step is compared with. */
export interface Moment {
  prompt: string
  /** The notations of everything the decision offers. */
  offered: ReadonlySet<string>
  /** The events that have happened to the pupil. */
  heard: ReadonlySet<string>
  /** The pieces on the table. */
  view: Pick<View, 'prompt' | 'zones' | 'counters'>
}

/** Whether a piece or counter with these marks is on the table, or such a prompt is asked. */
export function holds(need: string, view: Moment['view']): boolean {
  const [name, ...marks] = need.split(' ')
  const piece = view.zones.flatMap((zone) => zone.pieces ?? []).find((each) => each.id === name)
  const counter = view.counters.find((each) => each.id === name)
  const found: Record<string, unknown> | undefined =
    name === 'prompt' ? view.prompt.params : piece ? { count: piece.count, ...piece.marks } : counter && { value: counter.value }
  return !!found && marks.every((mark) => String(found[mark.split('=')[0]!]) === mark.split('=')[1])
}

export const stepsOf = (chapters: readonly Chapter[]): Step[] =>
  chapters.flatMap(({ name, steps }) => steps.map((step) => ({ ...step, chapter: name })))

const does = (step: Step | undefined): boolean => !!step?.play?.length

export function fits(step: Step | undefined, moment: Moment): boolean {
  if (!step || (step.at && step.at !== moment.prompt) || (step.heard && !moment.heard.has(step.heard))) return false
  if (!(step.needs ?? []).every((need) => holds(need, moment.view))) return false
  return !does(step) || moment.offered.has(step.play![0]!)
}

/** The prompt is asked, but the event it waits for has not come yet. */
export const awaited = (step: Step | undefined, moment: Moment): boolean =>
  !!step?.awaits && step.at === moment.prompt && !fits(step, moment)
/** An event that has come counts, whatever others do meanwhile. */
export const stands = (step: Step | undefined, moment: Moment): boolean => !!step?.awaits && fits(step, moment)

/** The step for a moment, searched from a given one on; the number of steps at the end, -1 if the pupil has gone their
 * own way. A step without an action is shown in its place: between the actions before and after it. */
export function seek(steps: readonly Step[], from: number, moment: Moment): number {
  if (from >= steps.length) return steps.length
  if (fits(steps[from], moment)) return from
  if (!steps.slice(from).some(does)) return seek(steps, from + 1, moment)
  for (let far = 1; far < steps.length; far++) {
    for (const at of [from + far, from - far]) {
      if (!does(steps[at]) || !fits(steps[at], moment)) continue
      let first = at
      while (first > from && !does(steps[first - 1]) && fits(steps[first - 1], moment)) first--
      return first
    }
  }
  return -1
}

/** Which of a step's answers comes next, after the picks so far. */
export function following(step: Step, picked: readonly string[]): string | null {
  const rest = [...picked]
  for (const text of step.play ?? []) {
    const at = rest.indexOf(text)
    if (at < 0) return text
    rest.splice(at, 1)
  }
  return null
}
