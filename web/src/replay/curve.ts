/** Everybody's chances over the moves of a game, as a curve to be drawn. */
import type { GameAnalysis, Swing } from '../server/wire.ts'

export interface Point {
  /** The update after which it stood so. */
  n: number
  chances: number[]
  swing: Swing | null
}

/** One point for every update at which something changed, the first move first; of several lines in one update the last counts. */
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

/** The line of a seat in a box of 1000 by 1000: to the right go the moves, upwards the chances. Between two changes
 * nothing is known to happen, so it is a stair. */
export function stairs(points: Point[], seat: number, total: number): string {
  const x = (n: number): number => (total > 1 ? Math.round(((n - 1) / (total - 1)) * 1000) : 0)
  let path = ''
  for (const { n, chances } of points) path += `${path ? `H${x(n)}V` : `M${x(n)} `}${1000 - (chances[seat] ?? 0)}`
  return `${path}H1000`
}

/** For whom a swing was the greatest. */
export function moved(swing: Swing): number {
  return swing.change.reduce((best, each, seat) => (Math.abs(each) > Math.abs(swing.change[best]!) ? seat : best), 0)
}

/** What a swing came from, for the one whom it moved most: chance, what was decided, or nothing that stands out. Points of luck
 * are no chances and may be more than the whole swing: they are not shown. */
export function causeOf(swing: Swing): 'luck' | 'choice' | 'both' {
  const seat = moved(swing)
  const [change, luck] = [swing.change[seat] ?? 0, swing.luck[seat] ?? 0]
  const share = change ? luck / change : 0
  return share >= 2 / 3 ? 'luck' : share <= 1 / 3 ? 'choice' : 'both'
}
