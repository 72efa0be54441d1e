/** Building blocks for the motions of boards: waiting that can be cut short, pieces found by name and made to
 * travel. */
const EASE = 'cubic-bezier(.45,.05,.25,1)'
const NEAR_PX = 6
const MARK_MS = 1000

export interface Journey {
  id: string
  from: string
}

/** A piece, and its way to its place. */
export interface Way {
  piece: Lying
  frames: (Keyframe & { transform: string })[]
  options: KeyframeAnimationOptions
}
/** A piece in its place: the visible part of it, and its size if nothing around it is scaled. */
interface Lying {
  element: HTMLElement
  box: DOMRect
  width: number
  height: number
}
export function lying(element: HTMLElement): Lying {
  const box = element.getBoundingClientRect()
  return { element, box, width: element.offsetWidth || box.width, height: element.offsetHeight || box.height }
}

/** Attributes that a likeness must not have, so that it cannot be found, named or pressed. */
const NAMES = ['id', 'data-piece', 'data-at', 'data-may', 'data-ring', 'data-drop', 'title']

/** A likeness of a piece above everything else. It stays beside the piece, so that all styles match it, but a browser
 * paints it last: if the piece itself moved, everything above it would be repainted when it begins and when it ends. */
function liken({ element, box, width, height }: Lying): HTMLElement {
  const likeness = element.cloneNode(true) as HTMLElement
  for (const each of [likeness, ...likeness.querySelectorAll('*')]) for (const name of NAMES) each.removeAttribute(name)
  likeness.dataset.flight = ''
  likeness.setAttribute('aria-hidden', 'true')
  likeness.inert = true
  likeness.popover = 'manual'
  const [left, top] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
  const px = Object.entries({ left, top, width, height }).map(([name, value]) => [name, `${value}px`])
  Object.assign(likeness.style, Object.fromEntries(px))
  element.after(likeness)
  return likeness
}

/** The motions of one update. Once they have been skipped nothing moves or waits any more, even in later steps. */
export class Motions {
  private ending: (() => void)[] = []
  over = false

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** End all motions and waits. */
  skip(): void {
    this.over = true
    for (const end of this.ending.splice(0)) end()
  }

  wait(ms: number): Promise<void> {
    if (this.over) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.ending.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
  /** Pieces come to their places; their likenesses travel, and the pieces stay hidden until those arrive. Each frame
   * says from where, relative to the end. */
  fly(ways: Way[]): Promise<unknown>[] {
    if (this.over) return []
    // All exist before the first is shown: a browser computes styles at once for any new element, for one as for all.
    const likenesses = ways.map(({ piece }) => liken(piece))
    for (const likeness of likenesses) likeness.showPopover()
    return ways.map(({ piece, frames, options }, n) => {
      const { element } = piece
      const likeness = likenesses[n]!
      const scale = piece.box.width / piece.width || 1
      const motion = likeness.animate(
        frames.map((frame) => ({ ...frame, transform: `${frame.transform} scale(${scale})` })),
        { fill: 'both', ...options },
      )
      element.style.visibility = 'hidden'
      this.ending.push(() => motion.finish())
      const land = (): void => {
        likeness.remove()
        element.style.removeProperty('visibility')
      }
      return motion.finished.then(land, land)
    })
  }

  /** Where a piece is drawn, or its zone: the biggest visible one. */
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

  /** Pieces come from their old places, each a little after the previous one. */
  travel(plan: Journey[], starts: (DOMRect | undefined)[], tempo: { travel: number; apart: number }): Promise<unknown>[] {
    // First measure everything, then change anything, so that the page is laid out once.
    const ways = plan.flatMap<Way>(({ id }, n) => {
      const element = this.spot(id)
      const start = starts[n]
      if (!element || !start) return []
      const piece = lying(element)
      const end = piece.box
      const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2]
      if (Math.hypot(x, y) < NEAR_PX) return []
      const frames = [
        { transform: `translate(${x}px, ${y}px)`, easing: EASE },
        { transform: `translate(${x / 2}px, ${y / 2 - 14}px) scale(1.12)`, offset: 0.5, easing: EASE },
        { transform: 'translate(0, 0)' },
      ]
      return [{ piece, frames, options: { duration: tempo.travel, delay: n * tempo.apart } }]
    })
    return this.fly(ways)
  }
  /** Without motion, changed things are outlined for a moment. */
  mark(ids: string[]): void {
    const shown = { outline: '2px solid var(--ink)', outlineOffset: '2px' }
    for (const id of ids) this.spot(id)?.animate([shown, shown], { duration: MARK_MS })
  }
}
