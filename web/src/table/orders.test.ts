import { describe, expect, it } from 'vitest'
import type { Action, View } from '../house/wire.ts'
import { answersItself, hasOrders } from './orders.ts'

const action = (n: number): Action => ({ n, text: `${n}`, verb: 'play', args: {} })
const asked = (key: string, options: number, undo = false): Pick<View, 'actions' | 'prompt' | 'undo'> => ({
  actions: Array.from({ length: options }, (_, n) => action(n)),
  prompt: { key, params: {} },
  undo,
})
const sea = { game: 'deukalion', settings: {} }

describe('a table', () => {
  it('has orders where a game has moments to pass', () => {
    expect(['deukalion', 'parthenon', 'age_of_mythology', 'agora'].filter(hasOrders)).toEqual(['deukalion', 'parthenon'])
  })
  it('passes by itself what an order covers, and nothing else', () => {
    expect(answersItself(sea, asked('after_roll', 3), true)).toBe(true)
    expect(answersItself(sea, asked('after_placing', 3), true)).toBe(true)
    expect(answersItself(sea, asked('after_roll', 3), false)).toBe(false)
    expect(answersItself(sea, asked('act', 3), true)).toBe(false)
    expect(answersItself({ game: 'agora', settings: {} }, asked('after_roll', 3), true)).toBe(false)
  })
  it('answers by itself where there is one answer', () => {
    expect(answersItself({ game: 'agora', settings: {} }, asked('bid', 1), false)).toBe(true)
  })
  it('does not while something could be taken back', () => {
    expect(answersItself(sea, asked('after_roll', 1, true), true)).toBe(false)
  })
  it('leaves no time to object where windows are short', () => {
    expect(answersItself({ ...sea, settings: { window_ms: 250 } }, asked('after_roll', 3), true)).toBe(false)
    expect(answersItself({ ...sea, settings: { window_ms: 5000 } }, asked('after_roll', 3), true)).toBe(true)
  })
})
