/** The course that our plan says, on the chart: the goals in order, and the way over the water to each. */
import type { PlanEntry } from '../../server/wire.ts'
import type { Square } from './model.ts'

/** Plans with goals: for all turns or those of others, and for our own turn. */
const COURSES = ['course', 'own_turn']
const WATER = new Set(['water', 'anchor', 'styx'])
const BESIDE = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const
export const HYDRA = 'the_hydra'
export const SHIP = 'a_ship'

export interface Course {
  /** The squares of the goals, the first goal first, as far as they have a place. */
  goals: { goal: string; square: Square }[]
  /** The way from the ship through all goals. */
  way: Square[]
}

/** The entry of our plan that says where the ship sails; in our own turn the plan for that turn comes first. */
export function courseEntry(entries: PlanEntry[] | undefined, ours: boolean): PlanEntry | undefined {
  const found = COURSES.map((kind) => entries?.find((entry) => entry.kind === kind))
  return ours ? (found[1] ?? found[0]) : found[0]
}
export const goalsOf = (entry: PlanEntry | undefined): string[] => (entry?.values?.goals as string[] | undefined) ?? []

/** The goal that a square stands for; null where there is nothing to sail for. */
export function goalAt(square: Square, known: (kind: string) => boolean, hydra: string, ships: ReadonlySet<string>): string | null {
  if (known(square.kind)) return square.kind
  if (square.kind === 'athens' || square.kind === 'anchor') return 'athens'
  if (square.kind === 'styx') return 'styx'
  if (square.label === hydra) return HYDRA
  return ships.has(square.label) ? SHIP : null
}

/** The goals on the chart, and a short way over the water to each from the one before, round fields that are taken. */
export function courseOver(squares: Square[], from: string, goals: string[], hydra: string, taken: ReadonlySet<string>): Course {
  const at = new Map(squares.map((square) => [`${square.row}/${square.col}`, square]))
  const beside = (square: Square): Square[] => BESIDE.flatMap(([row, col]) => at.get(`${square.row + row}/${square.col + col}`) ?? [])
  const open = (square: Square): boolean => WATER.has(square.kind) && !taken.has(square.label)
  const placed = goals.flatMap((goal) => {
    const square = squares.find((each) => (goal === HYDRA ? each.label === hydra : each.kind === goal))
    return square ? [{ goal, square }] : []
  })
  const way: Square[] = []
  let here = squares.find((square) => square.label === from)
  for (const { square } of placed) {
    const leg = here ? shortest(here, square, beside, open) : []
    way.push(...(way.length ? leg.slice(1) : leg))
    here = leg.at(-1) ?? here
  }
  return { goals: placed, way }
}

/** How many fields over the water every square is from one; land counts as the field beside it. */
export function distancesFrom(squares: Pick<Square, 'label' | 'kind' | 'row' | 'col'>[], from: string): Map<string, number> {
  const at = new Map(squares.map((square) => [`${square.row}/${square.col}`, square]))
  const far = new Map([[from, 0]])
  const queue = squares.filter((square) => square.label === from)
  for (const square of queue) {
    for (const [row, col] of BESIDE) {
      const next = at.get(`${square.row + row}/${square.col + col}`)
      if (!next || far.has(next.label)) continue
      far.set(next.label, far.get(square.label)! + 1)
      if (WATER.has(next.kind)) queue.push(next)
    }
  }
  return far
}

/** The fewest fields to a square, or to one beside it if it is land. */
function shortest(from: Square, to: Square, beside: (square: Square) => Square[], open: (square: Square) => boolean): Square[] {
  const ends = new Set(WATER.has(to.kind) ? [to] : beside(to).filter((square) => open(square) || square === from))
  const before = new Map<Square, Square | null>([[from, null]])
  for (const square of before.keys()) {
    if (ends.has(square)) {
      const way: Square[] = []
      for (let back: Square | null = square; back; back = before.get(back) ?? null) way.unshift(back)
      return way
    }
    for (const next of beside(square)) if ((open(next) || ends.has(next)) && !before.has(next)) before.set(next, square)
  }
  return []
}
