/** How we go on with a battle: one choice for all its encounters, until we decide ourselves again. */

/** To the end, or until the chance of winning the battle falls below a share of 1. */
export type Stance = 'end' | number

/** The chances below which a retreat is offered. */
export const BELOW: readonly number[] = [0.5, 0.4, 0.3, 0.2, 0.1]

/** What the stance answers to "do you stay or retreat?": nothing while the chance that it depends on is not known. */
export function answerOf(stance: Stance | null, win: number | undefined): 'stay' | 'retreat' | null {
  if (stance === null) return null
  if (stance === 'end') return 'stay'
  return win === undefined ? null : win < stance ? 'retreat' : 'stay'
}
