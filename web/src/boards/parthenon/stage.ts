/** Motions: fleets sail, cards travel, hazards stay in sight long enough to read. */
import { tick } from 'svelte'
import type { Stage } from '../contract.ts'
import { journeys } from '../generic/stage.ts'
import { happened } from '../kit/events.ts'
import { Motions } from '../kit/motion.ts'
import type { Game } from './game.svelte.ts'
import type { ParthenonEvent } from './rules.ts'

const TEMPO = { calm: { travel: 560, apart: 50, read: 1500 }, brisk: { travel: 380, apart: 30, read: 700 } }
const MOST = 14
/** Tags and tallies are not pieces and do not travel. */
const STILL = /^(prices|events|harbors_gone|hazards|hazard_pile|philosophies|supply)\b/

export function motions(g: Game, root: () => HTMLElement | undefined): Stage {
  let m = new Motions(root)
  return {
    async play(update, before, part = 1) {
      const now = (m = new Motions(root))
      const { pace, motion } = g.table.manner
      if (pace === 'instant' || g.running) return
      const tempo = { travel: TEMPO[pace].travel * part, apart: TEMPO[pace].apart * part, read: TEMPO[pace].read * part }
      const moved = new Set(
        update.events.flatMap((event) => (typeof event.fleet === 'string' ? [`fleets/${event.seat}/${event.fleet}`] : [])),
      )
      const plan = journeys(before, update.view).filter(({ id }) => !STILL.test(id))
      for (const id of moved) if (!plan.some((each) => each.id === id)) plan.push({ id, from: id })
      const some = plan.slice(0, MOST)
      const starts = some.map(({ from }) => now.boxOf(from))
      await tick()
      if (!motion) now.mark(some.map((each) => each.id))
      else await Promise.all(now.travel(some, starts, tempo))
      if (happened<ParthenonEvent>(update.events, 'hazard_drawn', 'voted')) await now.wait(tempo.read)
    },
    skip: () => m.skip(),
  }
}
