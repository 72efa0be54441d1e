/** Everybody's chances over the moves of a game, as a curve to draw. */
import type { GameAnalysis, Swing } from '../server/wire.ts'

export interface Point {
  /** The update after which the chances were so. */
  n: number
  chances: number[]
  swing: Swing | null
}

/** One point for every update that changed the chances, the first move first; of several lines in one update the last
 * counts. */
export function pointsOf(seen: GameAnalysis, ofLine: (line: number) => number): Point[] {
  const points: Point[] = [{ n: 1, chances: seen.begin, swing: null }]
  for (const swing of seen.swings) {
    const n = ofLine(swing.line)
    const last = points.at(-1)!
    const turning = last.n === n && last.swing?.turning ? last.swing : swing
    if (last.n === n && last.swing) points.pop()
    points.push({ n, chances: swing.chances, swing: turning })
  }
  return points
}

/** The line of a seat in a box of 1000 by 1000: moves to the right, chances upwards. The value between two changes is
 * constant, so the line is a staircase. */
export function stairs(points: Point[], seat: number, total: number): string {
  const x = (n: number): number => (total > 1 ? Math.round(((n - 1) / (total - 1)) * 1000) : 0)
  let path = ''
  for (const { n, chances } of points) path += `${path ? `H${x(n)}V` : `M${x(n)} `}${1000 - (chances[seat] ?? 0)}`
  return `${path}H1000`
}

/** The player with the greatest swing. */
export function moved(swing: Swing): number {
  return swing.change.reduce((best, each, seat) => (Math.abs(each) > Math.abs(swing.change[best]!) ? seat : best), 0)
}

/** The cause of a swing for the player it moved most: chance, a decision, or nothing in particular. Points of luck are
 * not chances and may exceed the whole swing, so they are not shown. */
export function causeOf(swing: Swing): 'luck' | 'choice' | 'both' {
  const seat = moved(swing)
  const [change, luck] = [swing.change[seat] ?? 0, swing.luck[seat] ?? 0]
  const share = change ? luck / change : 0
  return share >= 2 / 3 ? 'luck' : share <= 1 / 3 ? 'choice' : 'both'
}
