/** Whether somebody is asked once more before an answer, and what: only where much is at stake. */

/** What the answer would mean. `final`: it begins a battle and nothing can be taken back. The others are sentences of the board. */
export type Stake = 'final' | 'retreat' | 'send-nothing' | 'take-nothing'

export interface Asked {
  prompt: string
  /** Picks so far, and what could still be chosen beside being done. */
  picks: number
  others: number
  /** Whether the one who is attacked has anybody to choose, and whether we have more than one unit ourselves. */
  defended: boolean
  choosing: boolean
}

export function stakeOf(verb: string, asked: Asked): Stake | null {
  // Against nobody we choose our own units next, and until then the attack can still be taken back.
  if (verb === 'area') return asked.defended || !asked.choosing ? 'final' : null
  if (verb === 'retreat') return 'retreat'
  if (verb !== 'stop' || asked.picks > 0 || asked.others === 0) return null
  return asked.prompt === 'commit' ? 'send-nothing' : asked.prompt === 'draw_cards' ? 'take-nothing' : null
}
