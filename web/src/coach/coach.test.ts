import { describe, expect, it } from 'vitest'
import type { Coached } from '../server/wire.ts'
import { costliest, inPoints, unlucky } from './coach.ts'

const found = (line: number, points: number, certain = true): Coached => ({
  line,
  played: 1,
  best: 2,
  points,
  low: points - 1,
  high: points + 1,
  chance: 40,
  worlds: 24,
  turns: 4,
  ...(certain ? { certain } : {}),
})

describe('the coach', () => {
  it('goes to the costliest decisions in the order of the game', () => {
    expect(costliest([found(30, 4), found(10, 9), found(20, 1.9), found(40, 20, false)]).map((each) => each.line)).toEqual([10, 30])
    const many = Array.from({ length: 12 }, (_, at) => found(at, 20 - at))
    expect(costliest(many).map((each) => each.line)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
  it('says where luck took much from a seat', () => {
    const swing = (line: number, luck: number) => ({ line, chances: [500, 500], change: [0, 0], luck: [luck, -luck] })
    const seen = { begin: [500, 500], swings: [swing(3, -90), swing(5, -79), swing(7, -300), swing(9, 200)] }
    expect(unlucky(seen, 0)).toEqual([
      { line: 3, points: 9 },
      { line: 7, points: 30 },
    ])
    expect(unlucky(seen, 1)).toEqual([{ line: 9, points: 20 }])
  })
  it('never tells less than nothing', () => {
    expect([inPoints(-0.4), inPoints(2.6)]).toEqual([0, 3])
  })
})
