/** Choosing among puzzles. */
import type { PuzzleLine } from '../server/wire.ts'

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

export interface Wanted {
  game: string
  theme: string
  difficulty: string
}
export const ANY: Wanted = { game: '', theme: '', difficulty: '' }

export const pathOf = (puzzle: Pick<PuzzleLine, 'game' | 'id'>): string => `/puzzles/${puzzle.game}/${puzzle.id}`

/** Those that fit; an empty wish fits all. */
export const fitting = (puzzles: PuzzleLine[], wanted: Wanted): PuzzleLine[] =>
  puzzles.filter(
    (each) =>
      (!wanted.game || each.game === wanted.game) &&
      (!wanted.theme || each.theme === wanted.theme) &&
      (!wanted.difficulty || each.difficulty === wanted.difficulty),
  )

/** The themes there are, in one game or in all. */
export const themesOf = (puzzles: PuzzleLine[], game: string): string[] =>
  [...new Set(fitting(puzzles, { ...ANY, game }).map((each) => each.theme))].sort()

/** The next one to solve: new to us, and not much harder than what we have solved; `after` is the one we come from. */
export function nextOf(puzzles: PuzzleLine[], wanted: Wanted, after = '', draw: () => number = Math.random): PuzzleLine | null {
  const left = fitting(puzzles, wanted).filter((each) => !each.mine && each.id !== after)
  if (!left.length) return null
  const mine = ratingOf(puzzles.filter((each) => !wanted.game || each.game === wanted.game))
  if (mine === null) return left[Math.floor(draw() * Math.max(1, Math.ceil(left.length / 3)))]!
  const near = [...left].sort((a, b) => Math.abs(a.rating - mine) - Math.abs(b.rating - mine)).slice(0, 12)
  return near[Math.floor(draw() * near.length)]!
}

/** How much one try can move our rating, while there are few. */
const SPREAD = 200

/** Our rating from our first tries: where right and wrong ones balance; null without any. */
export function ratingOf(puzzles: PuzzleLine[]): number | null {
  const tried = puzzles.filter((each) => each.mine)
  if (!tried.length) return null
  const middle = tried.reduce((sum, each) => sum + each.rating, 0) / tried.length
  let rating = middle
  for (let round = 0; round < 60; round++) {
    const expected = tried.reduce((sum, each) => sum + 1 / (1 + 10 ** ((each.rating - rating) / 400)), 0)
    const right = tried.filter((each) => each.mine === 'right').length
    rating += (SPREAD * (right - expected - (rating - middle) / SPREAD)) / (tried.length + 1)
  }
  return Math.round(rating)
}

export const solved = (puzzles: PuzzleLine[]): number => puzzles.filter((each) => each.mine === 'right').length
export const tried = (puzzles: PuzzleLine[]): number => puzzles.filter((each) => each.mine).length
