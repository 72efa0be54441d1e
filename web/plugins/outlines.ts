/** Outlines with whole numbers. Icons are drawn on a field of 512 units and shown at 128 pixels at most: what lies between two
 * units nobody sees, and it is most of what would travel. Every point is rounded where it lies, so that nothing adds up. */

const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y
const COMMAND = /[\s,]*([a-z])/iy
/** How many numbers a command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

interface Segment {
  command: string
  values: number[]
}

/** The commands of a path, each with its own letter. */
export function segments(path: string): Segment[] {
  const out: Segment[] = []
  let at = 0
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const found = pattern.exec(path)
    if (found) at = pattern.lastIndex
    return found?.[1] ?? null
  }
  let command = ''
  while (path.slice(at).trim()) {
    const letter = read(COMMAND)
    if (letter) command = letter
    else if (!command || command.toLowerCase() === 'z') throw new Error(`no path: ${path.slice(at, at + 20)}`)
    const count = TAKES[command.toLowerCase()]
    if (count === undefined) throw new Error(`no command of a path: ${command}`)
    const values = Array.from({ length: count }, (_, n) => {
      const flag = command.toLowerCase() === 'a' && (n === 3 || n === 4)
      const value = read(flag ? FLAG : NUMBER)
      if (value === null) throw new Error(`a number is missing: ${path.slice(at, at + 20)}`)
      return Number(value)
    })
    out.push({ command, values })
    if (command === 'm') command = 'l'
    if (command === 'M') command = 'L'
  }
  return out
}

/** The same outline, every point on a whole unit, written relative to the one before and as short as it goes. */
export function rounded(path: string): string {
  let [x, y] = [0, 0] // where the exact outline is
  let [rx, ry] = [0, 0] // and the rounded one
  let [startX, startY, roundX, roundY] = [0, 0, 0, 0]
  let [out, last] = ['', '']
  const write = (letter: string, values: number[]): void => {
    const body = values.map((value, n) => (value < 0 || (n === 0 && letter !== last) ? `${value}` : ` ${value}`)).join('')
    out += letter === last && letter !== 'z' ? (body.startsWith('-') ? body : ` ${body.trimStart()}`) : letter + body
    last = letter
  }
  for (const { command, values } of segments(path)) {
    const kind = command.toLowerCase()
    const relative = command === kind
    if (kind === 'z') {
      write('z', [])
      ;[x, y, rx, ry] = [startX, startY, roundX, roundY]
      continue
    }
    const ends = kind === 'h' || kind === 'v' || kind === 'a' ? [] : values
    const [baseX, baseY] = relative ? [x, y] : [0, 0]
    const points = ends.map((value, n) => Math.round(value + (n % 2 ? baseY : baseX)) - (n % 2 ? ry : rx))
    if (kind === 'h') x = baseX + values[0]!
    else if (kind === 'v') y = baseY + values[0]!
    else [x, y] = [baseX + values.at(-2)!, baseY + values.at(-1)!]
    const [dx, dy] = [Math.round(x) - rx, Math.round(y) - ry]
    if (kind === 'h' || kind === 'v') write(kind, [kind === 'h' ? dx : dy])
    else if (kind === 'a') write('a', [...values.slice(0, 2).map((value) => Math.round(value * 10) / 10), ...values.slice(2, 5), dx, dy])
    else write(out ? kind : 'M', points) // paths are laid one behind the other: each begins where it begins
    ;[rx, ry] = [rx + dx, ry + dy]
    if (kind === 'm') [startX, startY, roundX, roundY] = [x, y, rx, ry]
  }
  return out
}
