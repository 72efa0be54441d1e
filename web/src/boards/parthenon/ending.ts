/** How the end is explained: a player who has built everything is ahead of all others, by the first ladder; the others
 * by the second. Buildings are read from the table, because results do not list them. */
import type { Ending } from '../contract.ts'
import { BoardPosition, word } from '../kit/position.ts'
import type { ParthenonCounter, ParthenonZone } from './rules.ts'

/** 6 villages, 2 workshops, 6 acropolis buildings and 2 wonders. */
const EVERYTHING = 16
const MOST_WONDERS = 2
const FINISHED_LADDER = ['philosophies', 'fleets', 'aegis', 'gold', 'rare', 'basic']

export const ending: Ending = {
  rows: (view, scores) => {
    const position = new BoardPosition<ParthenonZone, ParthenonCounter>(view)
    return scores.map((row, seat) => {
      const complete = position.pieces(`wonders/${seat}`).filter((wonder) => word(wonder, 'stage') === 'complete').length
      return { built: position.size(`built/${seat}`) + Math.min(complete, MOST_WONDERS), ...row }
    })
  },
  order: (ahead, behind) => {
    if (ahead.built !== EVERYTHING) return Object.keys(ahead).filter((source) => source !== 'built')
    return behind.built === EVERYTHING ? FINISHED_LADDER : ['built']
  },
}
