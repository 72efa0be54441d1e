/** Animates events: pieces travel, dice tumble, battle cards turn. It measures where things are before and after the
 * page shows the update, and waits no longer than necessary. */
import { tick } from 'svelte'
import type { GameEvent } from '../../server/wire.ts'
import type { Stage } from '../contract.ts'
import { battleOf, type BattleProgress } from './battleProgress.ts'
import { motionOf, timed, type Flight } from './flights.ts'
import type { Airborne, Game } from './game.svelte.ts'
import { happened } from '../kit/events.ts'
import { Position } from './model.ts'
import type { MythologyEvent } from './rules.ts'

/** All motions of one decision end within `all`; a piece takes `travel`, the next follows after `apart`. */
const TEMPO = {
  calm: { all: 1200, travel: 620, apart: 60 },
  brisk: { all: 800, travel: 420, apart: 35 },
}
const MOST_FLIGHTS = 24
/** How long dice and the end of a battle stay readable after their motion. */
const READING_MS = { calm: { dice: 1100, end: 1200 }, brisk: { dice: 500, end: 600 } }
/** The end of a battle of ours stays until a press, or for this long. */
const OUR_END_MS = 5000
const TUMBLE_MS = 1200
/** The share of that time for a battle between others, and after how many encounters it speeds up. */
const OTHERS = 0.35
const UNHURRIED = 2
const MARK_MS = 1000
const RING_MS = 520

export function motions(g: Game, root: () => HTMLElement | undefined): Stage {
  let ending: (() => void)[] = []
  /** Counts skips: motions that were running at a skip show nothing more. */
  let skipped = 0
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      ending.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })

  /** Where something is drawn: the first visible place, the biggest if it is drawn twice. */
  function spot(places: string[]): HTMLElement | null {
    for (const id of places) {
      if (!id) continue
      const [seat, of] = id.split('/')
      const selector = seat === 'seat' ? `[data-seat="${of}"]` : `[data-piece="${CSS.escape(id)}"], [data-at="${CSS.escape(id)}"]`
      let best: HTMLElement | null = null
      let most = 0
      for (const element of root()?.querySelectorAll<HTMLElement>(selector) ?? []) {
        const box = element.getBoundingClientRect()
        const size = box.width * box.height
        if (size > most) [best, most] = [element, size]
      }
      if (best) return best
    }
    return null
  }

  /** Equal buildings stand side by side: the last one is the new one. */
  function newest(element: HTMLElement, flight: Flight): HTMLElement {
    if (flight.picture.kind !== 'building' || !element.dataset.piece) return element
    const same = element.parentElement?.querySelectorAll<HTMLElement>(`[data-piece^="${CSS.escape(flight.to[0] ?? '')}"]`) ?? []
    return same[same.length - 1] ?? element
  }

  async function travel(flights: Flight[], starts: (DOMRect | null)[], pace: 'calm' | 'brisk', part: number): Promise<void> {
    const usual = TEMPO[pace]
    const tempo = { all: usual.all * part, travel: usual.travel * part, apart: usual.apart * part }
    const times = timed(flights, tempo.all, tempo.travel, tempo.apart)
    const board = (root()?.querySelector('.board.own') ?? root())?.getBoundingClientRect()
    g.middle = board ? { x: board.x + board.width / 2, y: board.y + board.height / 2 } : null
    const landing: Promise<void>[] = []
    const air: Airborne[] = []
    // First measure everything, then change anything, so that the page is laid out once.
    const ends = flights.map((flight) => {
      const found = spot(flight.to)
      const target = found && newest(found, flight)
      return target && { target, end: target.getBoundingClientRect() }
    })
    flights.forEach((flight, at) => {
      const start = starts[at]
      const timing = times[at]!
      const found = ends[at]
      if (!found || !start) return
      const { target, end } = found
      // Something that appears where it was pressed needs no journey.
      if (Math.hypot(end.x - start.x, end.y - start.y) < 4) return
      if (flight.lands) hide(target, timing.delay + timing.duration * 0.94)
      const { promise, resolve } = Promise.withResolvers<void>()
      landing.push(promise)
      air.push({ ...flight, ...timing, start, end, started: (motion) => ending.push(() => motion.finish()), landed: () => resolve() })
    })
    if (!air.length) return
    g.air = air
    await Promise.race([Promise.all(landing), wait(tempo.all + 200)])
    g.air = []
  }

  /** Without motion, new things are outlined for a moment. */
  function mark(places: string[][]): void {
    for (const place of places.slice(0, MOST_FLIGHTS)) {
      const shown = { outline: '2px solid var(--ink)', outlineOffset: '2px' }
      spot(place)?.animate([shown, shown], { duration: MARK_MS })
    }
  }

  /** Hide something for a while. Nothing on the board fades or moves by itself: a browser would put it into a layer of
   * its own and repaint everything above it when it begins and when it ends. Moving things lie above everything. */
  function hide(element: HTMLElement, ms: number): void {
    element.style.visibility = 'hidden'
    const show = (): void => void element.style.removeProperty('visibility')
    void wait(ms).then(show)
  }

  /** Rings around places where something happened without a motion. */
  function pulse(places: string[][]): void {
    const boxes = places.flatMap((each) => spot(each)?.getBoundingClientRect() ?? [])
    if (!boxes.length) return
    g.rings = boxes
    void wait(RING_MS).then(() => (g.rings = g.rings === boxes ? [] : g.rings))
  }

  /** Battle cards and units that were chosen in secret turn over. */
  function turnOver(events: GameEvent[]): void {
    const turned = [
      ...(happened<MythologyEvent>(events, 'battle_card') ? (root()?.querySelectorAll<HTMLElement>('[data-at^="duel/"]') ?? []) : []),
      ...(happened<MythologyEvent>(events, 'units_revealed')
        ? (root()?.querySelectorAll<HTMLElement>('[data-piece^="battle/"]') ?? [])
        : []),
    ]
    turned.forEach((element, at) => {
      const motion = element.animate([{ transform: 'perspective(700px) rotateY(90deg)' }, { transform: 'none' }], {
        duration: 420,
        delay: Math.min(at * 60, 420),
        easing: 'cubic-bezier(.2,.8,.2,1)',
        fill: 'backwards',
      })
      ending.push(() => motion.cancel())
    })
  }

  return {
    async play(update, before, tempo = 1) {
      ending = []
      const began = skipped
      const { pace: chosen, motion } = g.table.manner
      const rolled = happened<MythologyEvent>(update.events, 'rolled')
      const over = happened<MythologyEvent>(update.events, 'battle_won')
      const battle = rolled || over ? battleOf(g.table.lines.map((line) => line.event)) : null
      const ours = battle !== null && isOurs(battle)
      // Whatever the pace of the others: nobody may miss the dice and the result of a battle of their own.
      const pace = chosen === 'instant' && ours ? 'brisk' : chosen
      const was = new Position(before)
      const { flights, pulses } = motionOf(update.events, was, new Position(update.view))
      const moving = motion && pace !== 'instant'
      const starts = moving ? flights.slice(0, MOST_FLIGHTS).map((flight) => spot(flight.from)?.getBoundingClientRect() ?? null) : []
      if (battle && pace !== 'instant') {
        g.lingering = battle
        g.before = was
        g.tumbling = rolled && motion
        g.table.unrevealed = g.tumbling ? update.n : null
      }
      await tick()
      if (pace === 'instant' || skipped > began) return
      if (g.lingering) {
        if (motion) turnOver(update.events)
        const reading = READING_MS[pace]
        // Nobody has to read every die of a battle between others.
        const part = ours ? 1 : tempo * (pace === 'calm' ? 1 : OTHERS * Math.min(1, UNHURRIED / g.lingering.encounters.length))
        if (rolled) await wait(((motion ? TUMBLE_MS : 0) + reading.dice) * part)
        if (skipped > began) return
        g.tumbling = false
        g.table.unrevealed = null
        if (over) await wait(ours ? OUR_END_MS : reading.end * part)
        if (skipped > began) return
        const scene = motion ? travel(...inScene(flights, starts), pace, part) : Promise.resolve()
        await scene
        if (skipped > began) return
        g.lingering = g.before = null
        return
      }
      if (!motion) return mark([...flights.map((flight) => flight.to), ...pulses.map((each) => each.at)])
      turnOver(update.events)
      pulse(pulses.map((each) => each.at))
      await travel(flights.slice(0, MOST_FLIGHTS), starts, pace, tempo)
    },
    skip() {
      skipped++
      for (const end of ending.splice(0)) end()
      g.air = []
      g.rings = []
      g.tumbling = false
      g.table.unrevealed = null
      g.lingering = g.before = null
    },
  }

  function isOurs(battle: BattleProgress): boolean {
    return battle.attacker === g.table.me || battle.defender === g.table.me
  }

  /** While the battle is still shown, only its own pieces move. */
  function inScene(flights: Flight[], starts: (DOMRect | null)[]): [Flight[], (DOMRect | null)[]] {
    const kept = flights
      .slice(0, MOST_FLIGHTS)
      .map((flight, at) => ({ flight, start: starts[at] ?? spot(flight.from)?.getBoundingClientRect() ?? null }))
      .filter(({ flight }) => flight.picture.kind === 'unit')
    return [kept.map((each) => each.flight), kept.map((each) => each.start)]
  }
}
