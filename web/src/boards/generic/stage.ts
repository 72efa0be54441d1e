/** Motions of the generic table: pieces in a new place travel there, and gains of a zone come from their origin. */
import { tick } from 'svelte'
import type { Piece, View } from '../../server/wire.ts'
import type { TableState, Stage } from '../contract.ts'

export interface Journey {
  id: string
  /** The piece that was there before, or the zone it was in; none if it is new. */
  from: string
}

const TEMPO = { calm: { travel: 560, apart: 60 }, brisk: { travel: 380, apart: 30 } }
const MOST = 16
const MARK_MS = 1000
const EASE = 'cubic-bezier(.45,.05,.25,1)'

const piecesOf = (view: View): Map<string, Piece> =>
  new Map(view.zones.flatMap((zone) => (zone.pieces ?? []).map((piece) => [piece.id, piece] as const)))

/** What has moved from one position to the next: pieces whose marks in words differ, and kinds of which one zone has
 * more and another less; cards drawn from a pile come from the pile. */
export function journeys(before: View, after: View): Journey[] {
  const [was, is] = [piecesOf(before), piecesOf(after)]
  const out: Journey[] = []
  const given = new Map<string, { id: string; left: number }[]>()
  for (const [id, piece] of was) {
    const left = piece.count - (is.get(id)?.count ?? 0)
    if (left > 0) given.set(piece.kind, [...(given.get(piece.kind) ?? []), { id, left }])
  }
  const unseen = (view: View): Map<string, number> => new Map(view.zones.map((zone) => [zone.id, zone.unseen ?? 0]))
  const hidden = unseen(after)
  const piles = [...unseen(before)].filter(([id, count]) => count > (hidden.get(id) ?? 0)).map(([id]) => id)
  for (const [id, piece] of is) {
    const old = was.get(id)
    const words = (marks: Piece['marks']): string => JSON.stringify(Object.values(marks ?? {}).filter((mark) => typeof mark === 'string'))
    if (old && words(old.marks) !== words(piece.marks)) out.push({ id, from: id })
    else if (piece.count > (old?.count ?? 0)) {
      const giver = given.get(piece.kind)?.find((each) => each.left > 0)
      if (giver) giver.left -= 1
      const from = giver?.id ?? piles[0]
      if (from) out.push({ id, from })
    }
  }
  return out.slice(0, MOST)
}

export function motions(table: TableState, root: () => HTMLElement | undefined): Stage {
  let ending: Animation[] = []
  const all = (id: string): HTMLElement[] => [...(root()?.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`) ?? [])]
  const spot = (id: string): HTMLElement | null => {
    for (let at = id; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      const seen = all(at).find((each) => each.getBoundingClientRect().width > 0)
      if (seen) return seen
    }
    return null
  }
  return {
    async play(update, before, part = 1) {
      const { pace, motion } = table.manner
      if (pace === 'instant') return
      const plan = journeys(before, update.view)
      const starts = plan.map(({ from }) => spot(from)?.getBoundingClientRect() ?? null)
      await tick()
      const tempo = { travel: TEMPO[pace].travel * part, apart: TEMPO[pace].apart * part }
      ending = []
      plan.forEach(({ id }, at) => {
        const element = spot(id)
        const start = starts[at]
        if (!element || !start) return
        if (!motion) {
          const shown = { outline: '2px solid var(--ink)', outlineOffset: '2px' }
          element.animate([shown, shown], { duration: MARK_MS })
          return
        }
        const end = element.getBoundingClientRect()
        const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2]
        if (Math.hypot(x, y) < 4) return
        ending.push(
          element.animate(
            [
              { transform: `translate(${x}px, ${y}px)`, zIndex: 20, easing: EASE },
              { transform: `translate(${x / 2}px, ${y / 2 - 12}px) scale(1.12)`, zIndex: 20, offset: 0.5, easing: EASE },
              { transform: 'none', zIndex: 20 },
            ],
            { duration: tempo.travel, delay: at * tempo.apart, fill: 'backwards' },
          ),
        )
      })
      await Promise.allSettled(ending.map((each) => each.finished))
    },
    skip() {
      for (const each of ending) each.finish()
    },
  }
}
