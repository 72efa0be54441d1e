import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent, Update, View } from '../../server/wire.ts'
import type { Manner } from '../contract.ts'
import { battleOf } from './battleProgress.ts'
import type { Game } from './game.svelte.ts'
import { motions } from './stage.ts'

const FOUGHT = [
  { event: 'attacked', seat: 0, defender: 1 },
  { event: 'battle_card', seat: 0, unit: 'spearman' },
  { event: 'battle_card', seat: 1, unit: 'jarl' },
  { event: 'rolled', seat: 0, dice: 3, hits: 1, sources: [] },
  { event: 'rolled', seat: 1, dice: 4, hits: 0, sources: [] },
  { event: 'encounter_won', seat: 0 },
  { event: 'battle_won', seat: 0, cubes: 2 },
] as unknown as GameEvent[]
const view = { zones: [], counters: [], seats: 3 } as unknown as View
const update = { n: 2, view, events: FOUGHT } as unknown as Update

function table(me: number, pace: Manner['pace']) {
  const manner = { pace, motion: true } as Manner
  return { table: { manner, me, lines: FOUGHT.map((event) => ({ event })), unrevealed: null }, lingering: null, tumbling: false }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('CSS', { escape: String })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(['calm', 'brisk', 'instant'] as const)('%s: a battle of ours shows its dice and its result until a press', async (pace) => {
  const g = table(1, pace)
  const stage = motions(g as unknown as Game, () => undefined)
  const playing = stage.play(update, view, 0.1)
  await vi.advanceTimersByTimeAsync(1000)
  expect([g.tumbling, g.lingering !== null]).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(3000)
  expect([g.tumbling, g.lingering !== null]).toEqual([false, true])
  stage.skip()
  await playing
  expect(g.lingering).toBe(null)
})

test('a battle of others is over at once, if that is how they are shown', async () => {
  const g = table(2, 'instant')
  await motions(g as unknown as Game, () => undefined).play(update, view)
  expect([g.tumbling, g.lingering]).toEqual([false, null])
})

test('a battle without a defender tells how many units were sent', () => {
  const sent = [
    { event: 'attacked', seat: 0, defender: 1 },
    { event: 'units_revealed', seat: 0, units: ['jarl', 'jarl'] },
  ]
  expect(battleOf([...sent, { event: 'battle_won', seat: 0, cubes: 1 }] as GameEvent[])).toMatchObject({ encounters: [], sent: { 0: 2 } })
})
