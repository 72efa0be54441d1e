import { describe, expect, it } from 'vitest'
import type { Action, View } from '../server/wire.ts'
import { answersItself, onlyAnswer } from './autoAnswer.ts'

const action = (n: number): Action => ({ n, text: `${n}`, verb: 'play', args: {} })
const asked = (passable: boolean, options: number, undo = false): Pick<View, 'actions' | 'prompt' | 'undo' | 'seat'> => ({
  seat: 0,
  actions: Array.from({ length: options }, (_, n) => action(n)),
  prompt: { key: 'asked', params: {}, ...(passable ? { passable } : {}) },
  undo,
})
const sea = { settings: {} }

describe('a table', () => {
  it('passes by itself what an order covers, and nothing else', () => {
    expect(answersItself(sea, asked(true, 3), true)).toBe(true)
    expect(answersItself(sea, asked(true, 3), false)).toBe(false)
    expect(answersItself(sea, asked(false, 3), true)).toBe(false)
  })
  it('answers by itself where there is one answer', () => {
    expect(answersItself(sea, asked(false, 1), false)).toBe(true)
  })
  it('does not while something could be taken back', () => {
    expect(answersItself(sea, asked(true, 1, true), true)).toBe(false)
  })
  it('leaves no time to object where windows are short', () => {
    expect(answersItself({ ...sea, settings: { window_ms: 250 } }, asked(true, 3), true)).toBe(false)
    expect(answersItself({ ...sea, settings: { window_ms: 5000 } }, asked(true, 3), true)).toBe(true)
  })
})

describe('a question that leaves no choice', () => {
  const formal = new Set(['asked'])
  it('is answered for us while what was before it could be taken back', () => {
    expect(onlyAnswer(asked(false, 1, true), formal)?.n).toBe(0)
    expect(onlyAnswer(asked(false, 1, false), formal), 'then the table answers it').toBeNull()
  })
  it('is none where there is a choice, or where the one answer ends something', () => {
    expect(onlyAnswer(asked(false, 2, true), formal)).toBeNull()
    expect(onlyAnswer(asked(false, 1, true), undefined)).toBeNull()
  })
  it('may be any of which we know that we are asked next', () => {
    const view = { ...asked(false, 1, true), seat: 1 }
    expect(onlyAnswer(view, undefined, { n: 0, certain: true, asks: [1] })?.n).toBe(0)
    expect(onlyAnswer(view, undefined, { n: 0, certain: true, asks: [2] }), 'undo would be gone').toBeNull()
    expect(onlyAnswer(view, undefined, { n: 0, certain: true, chance: true })).toBeNull()
    expect(onlyAnswer(view, undefined, { n: 0 })).toBeNull()
  })
  it('may be a payment', () => {
    const payment = { ...asked(false, 1, true), prompt: { key: 'pay_any_basic', params: {} } }
    expect(onlyAnswer(payment, undefined)?.n).toBe(0)
  })
})
