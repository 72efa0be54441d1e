import { describe, expect, it } from 'vitest'
import type { PuzzleLine } from '../server/wire.ts'
import { ANY, fitting, nextOf, pathOf, ratingOf, solved, themesOf, tried } from './puzzles.ts'

const puzzle = (id: string, more: Partial<PuzzleLine> = {}): PuzzleLine => ({
  id,
  game: 'deukalion',
  seats: 2,
  theme: 'cup',
  difficulty: 'easy',
  rating: 300,
  ...more,
})
const some = [
  puzzle('a', { rating: 100 }),
  puzzle('b', { rating: 300, theme: 'battle', mine: 'right' }),
  puzzle('c', { rating: 500, difficulty: 'hard', game: 'parthenon', theme: 'trade', mine: 'wrong' }),
  puzzle('d', { rating: 700, difficulty: 'hard' }),
]

describe('puzzles', () => {
  it('are chosen by game, theme and difficulty', () => {
    expect(fitting(some, ANY)).toHaveLength(4)
    expect(fitting(some, { ...ANY, game: 'deukalion', difficulty: 'hard' }).map((each) => each.id)).toEqual(['d'])
    expect(fitting(some, { ...ANY, theme: 'trade' }).map(pathOf)).toEqual(['/puzzles/parthenon/c'])
    expect(themesOf(some, 'deukalion')).toEqual(['battle', 'cup'])
    expect(themesOf(some, '')).toEqual(['battle', 'cup', 'trade'])
  })
  it('never come twice, nor the one we come from', () => {
    expect(nextOf(some, ANY, 'a')?.id).toBe('d')
    expect(nextOf(some, { ...ANY, theme: 'battle' })).toBeNull()
    expect(nextOf([puzzle('x'), puzzle('y', { rating: 900 })], ANY, '', () => 0.99)?.id).toBe('x')
  })
  it('rate us by our first tries', () => {
    expect(ratingOf([puzzle('x')])).toBeNull()
    expect([solved(some), tried(some)]).toEqual([1, 2])
    const won = ratingOf([puzzle('x', { mine: 'right' }), puzzle('y', { mine: 'right' })])!
    const lost = ratingOf([puzzle('x', { mine: 'wrong' }), puzzle('y', { mine: 'wrong' })])!
    expect(won).toBeGreaterThan(300)
    expect(lost).toBeLessThan(300)
    expect(ratingOf([puzzle('x', { mine: 'right' }), puzzle('y', { mine: 'wrong' })])).toBe(300)
  })
})
