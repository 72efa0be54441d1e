import { expect, test } from 'vitest'
import { echoes, isOurs, Telling, wordsIn } from './announcements.ts'

test('what is about us is said first, and what would be too long waits in the story', () => {
  const telling = new Telling()
  const other = { text: 'Leto builds a market in her city today', ours: false, loss: false }
  const ours = { text: 'You draw a card', ours: true, loss: false }
  expect(telling.tell([other, other, ours], 'normal')).toEqual([other.text, ours.text])
  expect(telling.left).toBe(1)
  expect(telling.tell([{ text: 'You lose a house', ours: true, loss: true }], 'normal')).toHaveLength(1)
  telling.begin()
  expect(telling.left).toBe(0)
  expect(telling.tell([other, ours], 'brief')).toEqual([ours.text])
  expect(new Telling().tell(Array(30).fill(other), 'full')).toHaveLength(30)
})

test('an event that only repeats our choice is no news; one that says more is', () => {
  expect(echoes('You end the move.', 'End the move')).toBe(true)
  expect(echoes('You take forest (1 favor).', 'Take forest (1 favor)')).toBe(true)
  expect(echoes('You roll the Kylix: 3 in the center, 1 1 2 2 around it.', 'Roll')).toBe(false)
  expect(echoes('You lose olives.', 'Take wool')).toBe(false)
})

test('an event is ours if it names our seat in any part', () => {
  expect(isOurs({ event: 'built', seat: 1 }, 0)).toBe(false)
  expect(isOurs({ event: 'struck', seat: 1, owner: 0 }, 0)).toBe(true)
  expect(isOurs({ event: 'ready', seats: [2, 0] }, 0)).toBe(true)
  expect(isOurs({ event: 'built', seat: 0 }, null)).toBe(false)
})

test('words are counted without signs', () => expect(wordsIn('3 of 5: Explore 4 – takes up to four tiles.')).toBe(10))
