/** Where somebody is in the lessons of a game. */
import type { LessonProgress } from '../server/wire.ts'

/** The lesson that every game with lessons has, and with which one begins. */
export const FIRST = 'first'

export interface LessonAt {
  name: string
  /** `going`: it has been begun and its table is still there; `next`: the first of those that are not done. */
  state: 'done' | 'going' | 'next' | 'later'
  /** The table at which it goes on. */
  table: string
}

/** The lessons of a game in their order, with what we know of ours. */
export function lessonsAt(game: string, names: readonly string[], rows: readonly LessonProgress[]): LessonAt[] {
  const mine = new Map(rows.filter((row) => row.game === game).map((row) => [row.lesson, row]))
  const first = names.find((name) => !mine.get(name)?.done)
  return names.map((name) => {
    const row = mine.get(name)
    const state = row?.done ? 'done' : row?.table ? 'going' : name === first ? 'next' : 'later'
    return { name, state, table: row?.table ?? '' }
  })
}

/** What to go on with: the lesson begun last of those that are not done, else the first that is not done. */
export function upNext(lessons: readonly LessonAt[]): LessonAt | null {
  return lessons.findLast((each) => each.state === 'going') ?? lessons.find((each) => each.state === 'next') ?? null
}

/** The lesson after one, in the order of the game. */
export const after = (names: readonly string[], name: string): string | null => names[names.indexOf(name) + 1] ?? null
