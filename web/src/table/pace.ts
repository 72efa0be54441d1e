/** How fast what others do is shown. */
import type { Manner } from '../boards/contract.ts'

/** Between two updates. */
export const PAUSE = { calm: 700, brisk: 140, instant: 0 } as const
/** Unless the pace is calm, what others do is over after about so long, however much it is: what is left of this is shared
 * among all that waits, and later steps come the quicker the longer it has taken already. */
export const ROUND_MS = 9000
const UNHURRIED_MS = 3500
/** What an update takes at its usual time, with the pause after it. */
export const STEP_MS = 700
const QUICKEST = 0.1

/** How much of its usual time an update gets, when we have watched for so long and so many more wait. */
export function tempoOf(pace: Manner['pace'], watched: number, waiting: number): number {
  if (pace === 'calm') return 1
  const left = ROUND_MS - watched
  return Math.max(QUICKEST, Math.min(1, left / (ROUND_MS - UNHURRIED_MS), left / (STEP_MS * (waiting + 1))))
}
