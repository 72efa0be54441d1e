/** Motions: what was told moves from where it was to where it is now. Nothing here waits longer than it has to. */
import type { GameEvent } from '../../house/wire.ts'
import type { Stage } from '../contract.ts'
import { courseOf } from './encounters.ts'
import type { Game } from './game.svelte.ts'
import { Position, RESOURCES } from './model.ts'

const APART_MS = 60
const TRAVEL_MS = 650
const MOST_FLIGHTS = 14
/** How long dice are left lying, by pace. */
const DICE_MS = { calm: 3200, brisk: 1900, instant: 0 }
const END_MS = { calm: 2400, brisk: 1400, instant: 0 }

interface Flight {
  from: string
  to: string
  picture: string
}

/** Which cubes travel from where to where, one flight a cube. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const out: Flight[] = []
  const add = (resource: string, count: number, from: string, to: string): void => {
    for (let n = 0; n < count; n++) out.push({ picture: resource, from: `${from}/${resource}`, to: `${to}/${resource}` })
  }
  for (const event of events) {
    const [bank, mine] = ['bank', `cubes/${String(event.seat)}`]
    if (event.event === 'gathered') for (const r of RESOURCES) add(r, Number(event[r] ?? 0), bank, mine)
    else if (event.event === 'paid' || event.event === 'spoiled') for (const r of RESOURCES) add(r, Number(event[r] ?? 0), mine, bank)
    else if (event.event === 'cubes_gained') add(String(event.resource), Number(event.count), bank, mine)
    else if (event.event === 'cube_seized') add(String(event.resource), 1, `cubes/${String(event.owner)}`, mine)
    else if (event.event === 'exchanged') {
      add(String(event.gave), Number(event.count), mine, bank)
      add(String(event.got), Number(event.count), bank, mine)
    } else if (event.event === 'cube_placed') out.push({ picture: 'victory', from: 'bank/food', to: `victory/${String(event.card)}` })
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

  /** A piece, or the shard of its owner where it is not drawn by itself. */
  function place(id: string): DOMRect | null {
    const element = root()?.querySelector(`[data-piece="${CSS.escape(id)}"]`) ?? root()?.querySelector(`[data-seat="${id.split('/')[1]}"]`)
    return element?.getBoundingClientRect() ?? null
  }

  async function fly({ from, to, picture }: Flight, at: number): Promise<void> {
    const [start, end] = [place(from), place(to)]
    const drawn = root()?.querySelector(picture === 'victory' ? '.vc svg' : `.rt.${picture}`)
    if (!start || !end || !drawn) return
    const piece = drawn.cloneNode(true) as SVGElement
    piece.classList.add('aom-flight')
    document.body.append(piece)
    const [x, y, u, v] = [start.x + start.width / 2 - 15, start.y + start.height / 2 - 15, end.x + end.width / 2 - 15, end.y + end.height / 2 - 15]
    const flight = piece.animate(
      [{ transform: `translate(${x}px, ${y}px)` }, { transform: `translate(${(x + u) / 2}px, ${Math.min(y, v) - 40}px) scale(1.15)`, offset: 0.5 }, { transform: `translate(${u}px, ${v}px)` }],
      { duration: TRAVEL_MS, delay: at * APART_MS, easing: 'cubic-bezier(.45,.05,.25,1)', fill: 'both' },
    )
    ending.push(() => flight.finish())
    await flight.finished.catch(() => {})
    piece.remove()
  }

  return {
    async play(update, before) {
      ending = []
      const pace = g.desk.manner.pace
      const rolled = update.events.some((event) => event.event === 'rolled')
      const over = update.events.some((event) => event.event === 'battle_won')
      if (rolled || over) {
        g.lingering = courseOf(g.desk.lines.map((line) => line.event))
        g.before = new Position(before)
        g.tumbling = rolled
        await wait(rolled ? DICE_MS[pace] : END_MS[pace])
        g.tumbling = false
        g.lingering = g.before = null
      }
      if (pace !== 'instant') await Promise.all(flightsOf(update.events).slice(0, MOST_FLIGHTS).map(fly))
    },
    skip() {
      for (const end of ending) end()
      ending = []
      g.tumbling = false
      g.lingering = g.before = null
    },
  }
}
