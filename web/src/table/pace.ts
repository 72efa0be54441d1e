/** The speed at which others' moves are shown. */
import type { Manner } from '../boards/contract.ts'

/** Between two updates. */
export const PAUSE = { calm: 700, brisk: 140, instant: 0 } as const
/** Unless the pace is calm, others' moves end after about this long, however many there are: the rest of this time is
 * shared among all that wait, and later steps speed up the longer it has taken already. */
export const ROUND_MS = 9000
const UNHURRIED_MS = 3500
/** The usual time of an update, with the pause after it. */
export const STEP_MS = 700
const QUICKEST = 0.1

/** The share of its usual time that an update gets, given how long we have watched and how many more wait. */
export function tempoOf(pace: Manner['pace'], watched: number, waiting: number): number {
  if (pace === 'calm') return 1
  const left = ROUND_MS - watched
  return Math.max(QUICKEST, Math.min(1, left / (ROUND_MS - UNHURRIED_MS), left / (STEP_MS * (waiting + 1))))
}
