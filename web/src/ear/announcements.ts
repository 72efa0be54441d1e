/** How much of what happens is said aloud, and in how many words: everything else waits in the story. */
import type { GameEvent } from '../server/wire.ts'

export type Verbosity = 'brief' | 'normal' | 'full'
export const VERBOSITIES: readonly Verbosity[] = ['brief', 'normal', 'full']

/** Words about what happens between two decisions of ours: about ourselves, and in all. */
const MOST: Record<Verbosity, { losses: number; ours: number; all: number }> = {
  brief: { losses: 30, ours: 12, all: 0 },
  normal: { losses: 40, ours: 18, all: 8 },
  full: { losses: Infinity, ours: Infinity, all: Infinity },
}
/** Options are listed with the question if they take no more words than this. */
export const LISTED: Record<Verbosity, number> = { brief: 0, normal: 10, full: 60 }

export interface Happening {
  text: string
  /** It is about us: we did it, or it was done to us. */
  ours: boolean
  /** It takes something from us. */
  loss: boolean
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const SEATS = ['seat', 'owner', 'loser', 'defender', 'target', 'to', 'by', 'named', 'proposer']
export const isOurs = (event: GameEvent, me: number | null): boolean =>
  me !== null && (SEATS.some((key) => event[key] === me) || (Array.isArray(event.seats) && (event.seats as unknown[]).includes(me)))

const longWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}|\p{N}+/gu) ?? []
/** Whether an event only says again what we have just chosen and heard. */
export function echoes(event: string, chosen: string): boolean {
  const [said, known] = [new Set(longWords(event)), longWords(chosen)]
  const same = known.filter((word) => said.has(word)).length
  return known.length > 0 && same * 2 >= known.length && wordsIn(event) <= wordsIn(chosen) + 3
}

/** What is said of all that happens between two decisions. */
export class Telling {
  private spent = 0
  /** How many lines were left to the story. */
  left = 0

  /** We have decided: counting starts again. */
  begin(): void {
    this.spent = this.left = 0
  }

  /** The sentences to say now. */
  tell(all: Happening[], verbosity: Verbosity): string[] {
    const most = MOST[verbosity]
    return all.flatMap(({ text, ours, loss }) => {
      const words = wordsIn(text)
      if (this.spent + words > (loss ? most.losses : ours ? most.ours : most.all)) {
        this.left += 1
        return []
      }
      this.spent += words
      return [text]
    })
  }
}
