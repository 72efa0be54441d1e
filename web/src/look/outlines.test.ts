import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { rounded, segments } from '../../plugins/outlines.ts'
import { straightened } from '../../plugins/straight.ts'

/** The end point of each command of a path. */
function ends(path: string): [number, number][] {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return segments(path).map(({ command, values }) => {
    const kind = command.toLowerCase()
    const [baseX, baseY] = command === kind ? [x, y] : [0, 0]
    if (kind === 'z') [x, y] = [startX, startY]
    else if (kind === 'h') x = baseX + values[0]!
    else if (kind === 'v') y = baseY + values[0]!
    else [x, y] = [baseX + values.at(-2)!, baseY + values.at(-1)!]
    if (kind === 'm') [startX, startY] = [x, y]
    return [x, y]
  })
}

describe('outlines without what nobody sees', () => {
  it('have lines for curves that are as good as straight, and no points on the way', () => {
    expect(rounded(straightened('M0 0C3 .5 7 .5 10 0L20 0L30 0v9'))).toBe('M0 0l30 0l0 9'.replace('l0 9', ' 0 9'))
  })
  it('keep curves, also those that begin as the one before ended', () => {
    const bent = 'M0 0c0 10 10 10 10 20s10 10 10 20'
    expect(rounded(straightened(bent))).toBe(bent)
  })
  it('keep a handle that was mirrored where the curve before has become a line', () => {
    expect(rounded(straightened('M0 0c3 0 7 0 10 0s10 10 10 20'))).toBe('M0 0l10 0c3 0 10 10 10 20')
  })
})

describe('outlines with whole numbers', () => {
  it('are written short', () => {
    expect(rounded('M10.2 20.7 30.4 20.7V40.1l-5.25.3z')).toBe('M10 21l20 0v19l-5 0z')
    expect(rounded('M0 0c1.2.6 2.4-1.4 3 4')).toBe('M0 0c1 1 2-1 3 4')
  })
  it('read the flags of arcs however they are written', () => {
    expect(segments('M0 0a1.5 1.5 0 013.2-.4')[1]!.values).toEqual([1.5, 1.5, 0, 0, 1, 3.2, -0.4])
    expect(rounded('M0 0a1.5 1.5 0 013.2-.4')).toBe('M0 0a1.5 1.5 0 0 1 3 0')
  })
  it('stay where they were: no point of any icon is off by more than a unit', () => {
    const all = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf-8')) as {
      icons: Record<string, { body: string }>
    }
    const paths = Object.values(all.icons).flatMap(({ body }) => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]!))
    for (const path of paths.filter((_, n) => n % 23 === 0)) {
      const [exact, short] = [ends(path), ends(rounded(path))]
      expect(short).toHaveLength(exact.length)
      const far = exact.map(([x, y], n) => Math.max(Math.abs(x - short[n]![0]), Math.abs(y - short[n]![1])))
      expect(Math.max(...far)).toBeLessThanOrEqual(0.51)
    }
  })
})
