/** Which sounds an update makes. */
import type { TableState } from '../boards/contract.ts'
import type { Update } from '../server/wire.ts'
import { holdingsOf } from '../table/holdings.ts'
import type { Cue } from '../table/sound.ts'

/** What matters most first: one sound is enough. */
export function cuesOf(update: Update, before: Update | null, { me, reading }: Pick<TableState, 'me' | 'reading'>): Cue[] {
  if (!before || me === null || before.seat !== me) return []
  const points = ({ view }: Update): number => holdingsOf(reading).race?.(view).get(me) ?? 0
  const fights = ({ events }: Update): boolean => events.some((event) => !!reading?.battle?.(event))
  const out: Cue[] = []
  if (update.view.over && !before.view.over) out.push('end')
  if (update.events.some((event) => reading?.loses(event, me))) out.push('loss')
  if (points(update) > points(before)) out.push('gain')
  if (fights(update) && !fights(before)) out.push('battle')
  return out
}
