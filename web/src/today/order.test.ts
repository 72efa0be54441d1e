import { describe, expect, it } from 'vitest'
import type { GameEvent, Summary } from '../server/wire.ts'
import { byWaiting, isAsked, news, waiting } from './order.ts'

const table = (id: string, pending: number[], more: Partial<Summary> = {}, players = ['me', 'ann', 'bob']): Summary => ({
  id,
  game: 'agora',
  title: 'Agora',
  status: 'running',
  listed: true,
  owner: 'me',
  created: 1,
  changed: 1,
  seats: players.map((player) => (player ? { player, name: player } : { bot: { kind: 'random', name: 'Bot' } })) as Summary['seats'],
  pending,
  ...more,
})
const order = (...tables: Summary[]): string[] => tables.sort(byWaiting('me')).map(({ id }) => id)

describe('tables of a day', () => {
  it('know who waits for us', () => {
    expect(waiting(table('a', [0]), 'me')).toEqual(['ann', 'bob'])
    expect(waiting(table('a', [0, 1]), 'me')).toEqual(['bob'])
    expect(waiting(table('a', [1]), 'me')).toEqual([])
    expect(waiting(table('a', [0], {}, ['me', 'ann', 'ann', '']), 'me'), 'a person with two seats is one person').toEqual(['ann'])
  })
  it('do not count bots, those who have left, and those for whom a bot plays', () => {
    const there = table('a', [0])
    there.seats[1] = { ...there.seats[1]!, kept: true }
    there.seats[2] = { ...there.seats[2]!, resigned: true }
    expect(waiting(there, 'me')).toEqual([])
    there.seats[0] = { ...there.seats[0]!, kept: true }
    expect(isAsked(there, 'me')).toBe(false)
  })
  it('stand so that an answer frees the most people first', () => {
    const alone = table('alone', [0], {}, ['me', '', ''])
    expect(order(table('none', [1]), alone, table('one', [0, 1]), table('two', [0]))).toEqual(['two', 'one', 'alone', 'none'])
  })
  it('stand by the time that is left, and then by how long they have waited', () => {
    const hurry = (until: number) => ({ hurry: { 0: { until, remind: 1 } } })
    expect(order(table('late', [0], hurry(9)), table('soon', [0], hurry(5)), table('never', [0]))).toEqual(['soon', 'late', 'never'])
    expect(order(table('new', [0], { changed: 9 }), table('old', [0], { changed: 3 }))).toEqual(['old', 'new'])
    expect(order(table('old', [1], { changed: 3 }), table('new', [1], { changed: 9 }))).toEqual(['new', 'old'])
  })
  it('tell what came to us, or else what happened last', () => {
    const quiet: GameEvent[] = [
      { event: 'moved', seat: 1 },
      { event: 'ready', seat: 2 },
      { event: 'turn', turn: 3 },
    ]
    expect(news(quiet, 0)).toEqual([quiet[1]])
    const ours: GameEvent[] = [
      { event: 'gained', seat: 0 },
      { event: 'attack', seat: 1, defender: 0 },
    ]
    expect(news([...ours, ...quiet], 0)).toEqual(ours)
    expect(news([], 0)).toEqual([])
  })
})
