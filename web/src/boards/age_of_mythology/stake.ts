/** Whether an answer needs a confirmation, and which: only when much is at stake. */

/** What the answer would mean. `final`: it begins a battle and cannot be taken back. The others are sentences of the
 * board. */
export type Stake = 'final' | 'retreat' | 'send-nothing' | 'take-nothing'

export interface Asked {
  prompt: string
  /** Picks so far, and further choices besides finishing. */
  picks: number
  others: number
  /** Whether the attacked player has units to choose, and whether we have more than one ourselves. */
  defended: boolean
  choosing: boolean
}

export function stakeOf(verb: string, asked: Asked): Stake | null {
  // Against nobody we choose our own units next, and until then the attack can be taken back.
  if (verb === 'area') return asked.defended || !asked.choosing ? 'final' : null
  if (verb === 'retreat') return 'retreat'
  if (verb !== 'stop' || asked.picks > 0 || asked.others === 0) return null
  return asked.prompt === 'commit' ? 'send-nothing' : asked.prompt === 'draw_cards' ? 'take-nothing' : null
}
