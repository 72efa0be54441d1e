/** Outlines without what nobody sees: curves that are as good as straight become lines, and points on the way of a line are
 * left out. Nothing lies further than FLAT units from where it lay; an icon of 512 units is shown at 128 pixels at most. */
import { segments } from './outlines.ts'

type Point = [number, number]
const FLAT = 2

interface Piece {
  /** A capital: M, L, C, Q, A or Z. */
  letter: string
  points: Point[]
  arc: number[]
  /** Its first handle is that of the piece before, mirrored. */
  smooth: boolean
}

/** How far a point is from the way between two others. */
function aside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const long = dx * dx + dy * dy
  const part = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}

/** The commands of a path on fixed points: every curve with all its handles, so that each can be judged alone. */
function fixed(path: string): Piece[] {
  let here: Point = [0, 0]
  let start: Point = here
  let handle: Point | null = null
  return segments(path).map(({ command, values }) => {
    const kind = command.toLowerCase()
    const [bx, by]: Point = command === kind ? here : [0, 0]
    const pairs = kind === 'a' ? values.slice(5) : values
    let points: Point[] = []
    if (kind === 'h') points = [[bx + values[0]!, here[1]]]
    else if (kind === 'v') points = [[here[0], by + values[0]!]]
    else for (let n = 0; n < pairs.length; n += 2) points.push([bx + pairs[n]!, by + pairs[n + 1]!])
    const mirrored: Point = handle ? [2 * here[0] - handle[0], 2 * here[1] - handle[1]] : here
    if (kind === 's' || kind === 't') points.unshift(mirrored)
    const letter = { h: 'L', v: 'L', l: 'L', s: 'C', t: 'Q' }[kind] ?? command.toUpperCase()
    handle = letter === 'C' ? points[1]! : letter === 'Q' ? points[0]! : null
    here = kind === 'z' ? start : points.at(-1)!
    if (kind === 'm') start = here
    return { letter, points, arc: kind === 'a' ? values.slice(0, 5) : [], smooth: kind === 's' || kind === 't' }
  })
}

/** The same outline with fewer commands. */
export function straightened(path: string): string {
  const out: Piece[] = []
  let here: Point = [0, 0]
  let start: Point = here
  /** The points that the line which is being drawn has left out. */
  let passed: Point[] = []
  let from: Point = here
  for (const each of fixed(path)) {
    const to = each.letter === 'Z' ? start : each.points.at(-1)!
    const flat = 'CQ'.includes(each.letter) && each.points.every((point) => aside(point, here, to) <= FLAT)
    if (flat || each.letter === 'L') {
      const last = out.at(-1)
      const on = last?.letter === 'L' && [...passed, here].every((point) => aside(point, from, to) <= FLAT)
      if (on) {
        passed.push(here)
        last.points = [to]
      } else {
        ;[passed, from] = [[], here]
        out.push({ letter: 'L', points: [to], arc: [], smooth: false })
      }
    } else out.push(each)
    here = to
    if (each.letter === 'M') start = to
  }
  return out.map((piece, n) => written(piece, out[n - 1]?.letter)).join('')
}

function written({ letter, points, arc, smooth }: Piece, before?: string): string {
  const [name, shown] = smooth && before === letter ? [letter === 'C' ? 'S' : 'T', points.slice(1)] : [letter, points]
  return `${name}${[...arc, ...shown.flat()].join(' ')}`
}
