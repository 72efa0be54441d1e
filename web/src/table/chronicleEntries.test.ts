import { expect, it } from 'vitest'
import type { Line } from '../boards/contract.ts'
import { entriesOf, sameEntries } from './chronicleEntries.ts'

const line = (number: number, n: number, seat: number | null, event = 'built'): Line => ({ number, n, seat, event: { event }, text: '' })
const never = (): boolean => false
const numbers = (lines: Line[], lastMove: number | null = null, goesOn: (line: Line) => boolean = never): number[][] =>
  entriesOf(lines, lastMove, goesOn).map((entry) => entry.lines.map((each) => each.number))

it('lines of one seat that came with one update are one entry', () => {
  expect(numbers([line(1, 1, 0), line(2, 1, 0), line(3, 1, 1), line(4, 2, 1)])).toEqual([[1, 2], [3], [4]])
  expect(numbers([line(1, 1, null), line(2, 1, null)])).toEqual([[1], [2]])
})

it('consequences share the entry of what the seat began', () => {
  const lines = [line(1, 1, 0), line(2, 2, 0, 'paid'), line(3, 3, 1, 'paid')]
  expect(numbers(lines, null, (each) => each.event.event === 'paid')).toEqual([[1, 2], [3]])
})

it('our last move begins an entry, which is the first since then', () => {
  const lines = [line(1, 1, 0), line(2, 1, 0), line(3, 1, 0), line(4, 2, 1)]
  expect(numbers(lines, 2)).toEqual([[1], [2, 3], [4]])
  expect(entriesOf(lines, 2, never).map((entry) => entry.first)).toEqual([false, true, false])
  expect(entriesOf(lines, null, never).some((entry) => entry.first)).toBe(false)
})

it('an entry with the same content stays the same', () => {
  const lines = [line(1, 1, 0), line(2, 2, 1)]
  const before = entriesOf(lines, null, never)
  const after = sameEntries(before, entriesOf([...lines, line(3, 2, 1)], null, never))
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})
