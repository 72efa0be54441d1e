/** What the motions of boards are made of: waiting that can be cut short, pieces found by their names and made to travel. */
const EASE = 'cubic-bezier(.45,.05,.25,1)'
const NEAR_PX = 6
const MARK_MS = 1000

export interface Journey {
  id: string
  from: string
}

export class Motions {
  private ending: (() => void)[] = []

  constructor(private readonly root: () => HTMLElement | undefined) {}

  begin(): void {
    this.ending = []
  }
  /** Everything that moves or waits is at its end. */
  skip(): void {
    for (const end of this.ending.splice(0)) end()
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.ending.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
  run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<unknown> {
    const motion = element.animate(frames, options)
    this.ending.push(() => motion.finish())
    return motion.finished.catch(() => undefined)
  }

  /** Where a piece is drawn, or the zone it lies in: the biggest that can be seen. */
  spot(id: string): HTMLElement | null {
    for (let at = id; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      let best: HTMLElement | null = null
      let most = 0
      for (const element of this.root()?.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(at)}"]`) ?? []) {
        const { width, height } = element.getBoundingClientRect()
        if (width * height > most) [best, most] = [element, width * height]
      }
      if (best) return best
    }
    return null
  }
  boxOf(id: string): DOMRect | undefined {
    return this.spot(id)?.getBoundingClientRect()
  }

  /** Pieces come from where they were, one a little after the other. */
  travel(plan: Journey[], starts: (DOMRect | undefined)[], tempo: { travel: number; apart: number }): Promise<unknown>[] {
    return plan.map(({ id }, n) => {
      const element = this.spot(id)
      const start = starts[n]
      if (!element || !start) return Promise.resolve()
      const end = element.getBoundingClientRect()
      const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2]
      if (Math.hypot(x, y) < NEAR_PX) return Promise.resolve()
      return this.run(
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
  /** Where nothing moves, what has changed is outlined for a moment. */
  mark(ids: string[]): void {
    const shown = { outline: '2px solid var(--ink)', outlineOffset: '2px' }
    for (const id of ids) this.spot(id)?.animate([shown, shown], { duration: MARK_MS })
  }
}
