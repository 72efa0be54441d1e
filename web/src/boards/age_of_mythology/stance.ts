import type { Action } from '../../server/wire.ts'

/** How we go on with a battle: one choice for all its encounters, until we decide ourselves again. */

/** To the end, or until the chance of winning the battle falls below a share of 1. */
export type Stance = 'end' | number

/** The chances below which a retreat is offered. */
export const BELOW: readonly number[] = [0.5, 0.4, 0.3, 0.2, 0.1]

/** The stance's answer to "do you stay or retreat?": nothing while the chance it depends on is unknown. */
export function answerOf(stance: Stance | null, win: number | undefined): 'stay' | 'retreat' | null {
  if (stance === null) return null
  if (stance === 'end') return 'stay'
  return win === undefined ? null : win < stance ? 'retreat' : 'stay'
}

interface Row {
  unit: string
  kills: number
  against: { unit: string; win: number }[]
}

/** The fighter with the best chance against the possible opponents, weighted by their numbers. Of equals the first. */
export function fittest(fighters: Action[], rows: Row[] | undefined, howMany: (unit: string) => number): Action | null {
  if (!rows) return null
  const chance = ({ against }: Row): number => {
    const all = against.reduce((sum, { unit }) => sum + howMany(unit), 0)
    return against.reduce((sum, { unit, win }) => sum + win * howMany(unit), 0) / Math.max(1, all)
  }
  let [best, most]: [Action | null, number] = [null, -1]
  for (const action of fighters) {
    const [unit, rank = '1'] = (action.args.unit ?? '').split('/')
    // Units of a kind are ranked by their kills: rank 2 is the second row.
    const row = rows.filter((each) => each.unit === unit)[Number(rank) - 1]
    if (!row) return null
    if (chance(row) > most) [best, most] = [action, chance(row)]
  }
  return best
}
