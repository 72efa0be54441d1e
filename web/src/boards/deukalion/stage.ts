/** Animates events: the dice tumble, ships and the Hydra go field by field, soldiers are thrown, pieces travel. */
import { tick } from 'svelte'
import type { GameEvent } from '../../server/wire.ts'
import type { Stage } from '../contract.ts'
import { journeys } from '../generic/stage.ts'
import { happened, kindSet } from '../kit/events.ts'
import { lying, Motions, type Way } from '../kit/motion.ts'
import type { DeukalionEvent } from './rules.ts'
import { fightOf } from './fightProgress.ts'
import type { Game } from './game.svelte.ts'
import { Position } from './model.ts'

const TEMPO = {
  calm: { step: 170, travel: 560, apart: 50, fight: 1500, read: 1300, triumph: 3500 },
  brisk: { step: 110, travel: 380, apart: 30, fight: 800, read: 600, triumph: 1800 },
}
const TUMBLE_MS = 900
const MOST = 14
const SAILED = kindSet<DeukalionEvent>('sailed', 'ship_displaced', 'ship_placed')
const PROWLED = kindSet<DeukalionEvent>('hydra_moved', 'hydra_displaced')
const DECIDED = kindSet<DeukalionEvent>('won', 'lost', 'won_against_ship')
const FATES = kindSet<DeukalionEvent>('fell', 'saved')

/** The fields over which each ship and the Hydra went, by piece. */
export function voyages(events: GameEvent[], was: Position): Map<string, string[]> {
  const out = new Map<string, string[]>()
  for (const event of events) {
    const id = SAILED.has(event.event) ? `ships/${event.seat}` : PROWLED.has(event.event) ? 'ships/hydra' : null
    if (!id) continue
    const way = out.get(id) ?? [was.fieldOf(id)].filter(Boolean)
    out.set(id, [...way, String(event.field)])
  }
  return out
}

export function motions(g: Game, root: () => HTMLElement | undefined): Stage {
  let m = new Motions(root)
  const middle = (m: Motions, label: string): { x: number; y: number } | null => {
    const box = m.spot(`map/${label}`)?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  }

  function sail(m: Motions, id: string, way: string[], step: number): Way[] {
    const token = m.spot(id)
    const end = middle(m, way.at(-1)!)
    if (!token || !end || way.length < 2) return []
    const frames = way.map((label, n) => {
      const at = middle(m, label) ?? end
      const roll = n === 0 || n === way.length - 1 ? 0 : n % 2 ? 5 : -5
      return {
        transform: `translate(${at.x - end.x}px, ${at.y - end.y}px) rotate(${roll}deg)`,
        easing: 'ease-in-out',
      }
    })
    return [{ piece: lying(token), frames, options: { duration: step * (way.length - 1) } }]
  }

  return {
    async play(update, before, part = 1) {
      const now = (m = new Motions(root))
      const { pace, motion } = g.table.manner
      if (pace === 'instant') return
      const { step, travel, apart, fight, read, triumph } = TEMPO[pace]
      const tempo = { step: step * part, travel: travel * part, apart: apart * part, fight: fight * part, read: read * part }
      const was = new Position(before)
      const ways = voyages(update.events, was)
      const plan = journeys(before, update.view)
        .filter(({ id }) => !id.startsWith('ships/') && !/^(reach|prowl|placements|chances|kylix|thrown)/.test(id))
        .slice(0, MOST)
      const starts = plan.map(({ from }) => now.spot(from)?.getBoundingClientRect())
      const rolled = happened<DeukalionEvent>(update.events, 'kylix_rolled')
      const over = update.events.some((event) => DECIDED.has(event.event))
      const told = g.table.lines.map((line) => line.event)
      const done = update.events.find((event) => event.event === 'mission_done')
      // The consequences of dice are not shown before the dice lie still.
      g.table.unrevealed = rolled || over ? update.n : null
      await tick()
      if (motion) await Promise.all(now.fly([...ways].flatMap(([id, way]) => sail(now, id, way, tempo.step))))
      if (over && !now.over) {
        g.lingering = fightOf(upToTheEnd(told))
        await now.wait((motion ? tempo.fight : 0) + tempo.read)
        if (now.over) return
        g.lingering = null
        g.table.unrevealed = null
        await tick()
      }
      if (!motion) {
        g.table.unrevealed = null
        now.mark([...ways.keys(), ...plan.map((each) => each.id)])
      } else {
        if (rolled && !now.over) {
          g.rolling = true
          await now.wait(TUMBLE_MS * part)
          if (now.over) return
          g.rolling = false
        }
        g.table.unrevealed = null
        await Promise.all(now.travel(plan, starts, tempo))
      }
      if (done && !now.over) {
        g.triumph = g.table.speech.event(done)
        await now.wait(triumph)
        g.triumph = ''
      }
    },
    skip() {
      m.skip()
      g.rolling = false
      g.lingering = null
      g.triumph = ''
      g.table.unrevealed = null
    },
  }
}

/** The events up to the end of the last fight: later ones are shown after it. */
function upToTheEnd(events: GameEvent[]): GameEvent[] {
  const end = events.findLastIndex((event) => DECIDED.has(event.event) || FATES.has(event.event))
  return events.slice(0, end + 1)
}
