/** Which decisions the coach goes to, and what was nobody's fault. */
import type { Coached, GameAnalysis } from '../server/wire.ts'

const MOST = 8
/** Fewer points are not worth a look. */
const LEAST = 2
const MOST_UNLUCKY = 3
/** In thousandths. */
const UNLUCKY = 80

/** The decisions that cost most, as far as playing on bears it out, in the order of the game. */
export function costliest(found: Coached[]): Coached[] {
  const sure = found.filter((each) => each.certain && each.points >= LEAST)
  return sure
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .sort((a, b) => a.line - b.line)
}

/** Where luck took most from a seat: the line of the record, and how many points. */
export function unlucky(seen: GameAnalysis, seat: number): { line: number; points: number }[] {
  return seen.swings
    .map((swing) => ({ line: swing.line, points: -(swing.luck[seat] ?? 0) / 10 }))
    .filter((each) => each.points * 10 >= UNLUCKY)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_UNLUCKY)
    .sort((a, b) => a.line - b.line)
}

/** Points as people read them; a little less than nothing is nothing. */
export const inPoints = (points: number): number => Math.max(0, Math.round(points))
