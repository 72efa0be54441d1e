/** Plays what was told: the dice tumble, ships and the Hydra go field by field, soldiers are thrown, pieces travel. */
import { tick } from 'svelte'
import type { GameEvent } from '../../house/wire.ts'
import type { Stage } from '../contract.ts'
import { journeys } from '../generic/stage.ts'
import { courseOf } from './course.ts'
import type { Game } from './game.svelte.ts'
import { Position } from './model.ts'

const TEMPO = { calm: { step: 170, travel: 560, apart: 50, fight: 1500, read: 1300 }, brisk: { step: 110, travel: 380, apart: 30, fight: 800, read: 600 } }
const TUMBLE_MS = 900
const MARK_MS = 1000
const MOST = 14
const EASE = 'cubic-bezier(.45,.05,.25,1)'
const SAILED = new Set(['sailed', 'ship_displaced', 'ship_placed'])
const PROWLED = new Set(['hydra_moved', 'hydra_displaced'])

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
  let ending: (() => void)[] = []
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      ending.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  const run = (element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<unknown> => {
    const motion = element.animate(frames, options)
    ending.push(() => motion.finish())
    return motion.finished.catch(() => undefined)
  }
  /** Where a piece is drawn, or the zone it lies in: the biggest that can be seen. */
  function spot(id: string): HTMLElement | null {
    for (let at = id; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      let best: HTMLElement | null = null
      let most = 0
      for (const element of root()?.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(at)}"]`) ?? []) {
        const { width, height } = element.getBoundingClientRect()
        if (width * height > most) [best, most] = [element, width * height]
      }
      if (best) return best
    }
    return null
  }
  const middle = (label: string): { x: number; y: number } | null => {
    const box = spot(`map/${label}`)?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  }

  function sail(id: string, way: string[], step: number): Promise<unknown> {
    const token = spot(id)
    const end = middle(way.at(-1)!)
    if (!token || !end || way.length < 2) return Promise.resolve()
    const frames = way.map((label, n): Keyframe => {
      const at = middle(label) ?? end
      const roll = n === 0 || n === way.length - 1 ? 0 : n % 2 ? 5 : -5
      return { transform: `translate(-50%, -50%) translate(${at.x - end.x}px, ${at.y - end.y}px) rotate(${roll}deg)`, easing: 'ease-in-out' }
    })
    return run(token, frames, { duration: step * (way.length - 1) })
  }

  function travel(plan: { id: string; from: string }[], starts: (DOMRect | undefined)[], tempo: { travel: number; apart: number }): Promise<unknown>[] {
    return plan.map(({ id }, n) => {
      const element = spot(id)
      const start = starts[n]
      if (!element || !start) return Promise.resolve()
      const end = element.getBoundingClientRect()
      const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2]
      if (Math.hypot(x, y) < 6) return Promise.resolve()
      return run(
        element,
        [
          { transform: `translate(${x}px, ${y}px)`, zIndex: 20, opacity: 1, easing: EASE },
          { transform: `translate(${x / 2}px, ${y / 2 - 14}px) scale(1.12)`, zIndex: 20, opacity: 1, offset: 0.5, easing: EASE },
          { transform: 'none', zIndex: 20, opacity: 1 },
        ],
        { duration: tempo.travel, delay: n * tempo.apart, fill: 'backwards' },
      )
    })
  }

  return {
    async play(update, before) {
      ending = []
      const { pace, motion } = g.desk.manner
      if (pace === 'instant') return
      const tempo = TEMPO[pace]
      const was = new Position(before)
      const ways = voyages(update.events, was)
      const plan = journeys(before, update.view).filter(({ id }) => !id.startsWith('ships/')
        && !/^(reach|prowl|placements|chances|kylix|thrown)/.test(id)).slice(0, MOST)
      const starts = plan.map(({ from }) => spot(from)?.getBoundingClientRect())
      const rolled = update.events.some((event) => event.event === 'kylix_rolled')
      const over = update.events.some((event) => ['won', 'lost', 'won_against_ship'].includes(event.event))
      const told = g.desk.lines.map((line) => line.event)
      await tick()
      if (motion) await Promise.all([...ways].map(([id, way]) => sail(id, way, tempo.step)))
      if (over) {
        g.lingering = courseOf(upToTheEnd(told))
        await wait((motion ? tempo.fight : 0) + tempo.read)
        g.lingering = null
        await tick()
      }
      if (!motion) {
        const shown = { outline: '2px solid var(--ink)', outlineOffset: '2px' }
        for (const id of [...ways.keys(), ...plan.map((each) => each.id)]) spot(id)?.animate([shown, shown], { duration: MARK_MS })
        return
      }
      if (rolled) {
        g.rolling = true
        await wait(TUMBLE_MS)
        g.rolling = false
      }
      await Promise.all(travel(plan, starts, tempo))
    },
    skip() {
      for (const end of ending.splice(0)) end()
      g.rolling = false
      g.lingering = null
    },
  }
}

/** What was told up to the end of the last fight: what came after it is shown when the fight has been. */
function upToTheEnd(events: GameEvent[]): GameEvent[] {
  const end = events.findLastIndex((event) => ['won', 'lost', 'won_against_ship', 'fell', 'saved'].includes(event.event))
  return events.slice(0, end + 1)
}
