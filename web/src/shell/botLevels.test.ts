import { expect, test } from 'vitest'
import type { GamePlayed } from '../server/wire.ts'
import { standingOf, suggestedLevel } from './botLevels.ts'

const LEVELS = ['shepherd', 'fisher', 'merchant']
const game = (place: number, bots = ['fisher', 'fisher'], absent = false): GamePlayed => ({
  table: 't',
  game: 'agora',
  ended: 0,
  rated: false,
  there: true,
  seat: 0,
  seats: [
    { player: 'me', name: 'Me', bot: '', place, points: 0, absent },
    ...bots.map((bot) => ({ player: '', name: '', bot, place: 2, points: 0, absent: false })),
  ],
})
const next = (...games: GamePlayed[]): string | undefined => standingOf(games, 'agora', LEVELS)?.next

test('who has not played stands nowhere', () => {
  expect(standingOf([], 'agora', LEVELS)).toBeNull()
  expect(standingOf([game(1)], 'deukalion', LEVELS)).toBeNull()
})

test('the first opponent is one that puts up a fight', () => {
  expect(suggestedLevel([], 'agora', LEVELS)).toBe('merchant')
  expect(suggestedLevel([], 'agora', ['shepherd', 'fisher'])).toBe('shepherd')
  expect(suggestedLevel([], 'agora', [])).toBe('')
  expect(suggestedLevel([game(1)], 'agora', LEVELS)).toBe('merchant')
  expect(suggestedLevel([game(2)], 'agora', LEVELS)).toBe('fisher')
})

test('more wins than losses lead up, two losses down, everything else stays', () => {
  expect(next(game(1))).toBe('merchant')
  expect(next(game(2))).toBe('fisher')
  expect(next(game(1), game(2))).toBe('fisher')
  expect(next(game(2), game(2), game(1))).toBe('fisher')
  expect(next(game(1), game(2), game(1))).toBe('merchant')
  expect(next(game(2), game(2))).toBe('shepherd')
  expect(next(game(2), game(3), game(2))).toBe('shepherd')
  expect(standingOf([game(1), game(2), game(2), game(1)], 'agora', LEVELS)).toMatchObject({ played: 4, won: 2, next: 'fisher' })
})

test('above the best and below the weakest there is nobody', () => {
  const best = ['merchant', 'merchant']
  expect(next(game(1, best), game(1, best))).toBe('merchant')
  const weakest = ['shepherd', 'shepherd']
  expect(next(...[2, 2, 2].map((place) => game(place, weakest)))).toBe('shepherd')
})

test('games against people, mixed bots or given up say nothing', () => {
  expect(next(game(1, ['fisher', '']), game(1, ['fisher', 'merchant']), game(1, ['fisher', 'fisher'], true))).toBeUndefined()
})
