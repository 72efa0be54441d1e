/** Entries of the chronicle: lines of one seat that came with one update, or are consequences of what it began. */
import type { Line } from '../boards/contract.ts'

export interface Entry {
  number: number
  lines: Line[]
  seat: number | null
  /** The first entry after our last move. */
  first: boolean
}

/** The entries in the order of their lines. Our last move begins a new one. */
export function entriesOf(lines: readonly Line[], lastMove: number | null, goesOn: (line: Line) => boolean): Entry[] {
  const out: Entry[] = []
  const isOld = ({ number }: { number: number }): boolean => lastMove === null || number < lastMove
  for (const line of lines) {
    const before = out.at(-1)
    const together = before && line.seat !== null && before.seat === line.seat && isOld(before) === isOld(line)
    if (together && (before.lines[0]!.n === line.n || goesOn(line))) before.lines.push(line)
    else out.push({ number: line.number, lines: [line], seat: line.seat, first: !isOld(line) && (!before || isOld(before)) })
  }
  return out
}

/** The fresh entries, of which those with the same content as before are the same objects. */
export function sameEntries(before: readonly Entry[], fresh: Entry[]): Entry[] {
  const known = new Map(before.map((entry) => [entry.number, entry]))
  return fresh.map((entry) => {
    const was = known.get(entry.number)
    const stays =
      was?.first === entry.first && was.lines.length === entry.lines.length && was.lines.every((line, n) => line === entry.lines[n])
    return stays ? was : entry
  })
}
