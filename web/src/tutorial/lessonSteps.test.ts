import { describe, expect, it } from 'vitest'
import { awaited, fits, following, holds, seek, stands, stepsOf, type Moment } from './lessonSteps.ts'

const steps = stepsOf([
  {
    name: 'aim',
    steps: [
      { says: 'aim', rings: ['victory'] },
      { says: 'card', at: 'play', play: ['play gather'] },
    ],
  },
  {
    name: 'harvest',
    steps: [
      { says: 'scope', at: 'scope', play: ['gather gold'] },
      { says: 'rich', heard: 'gathered' },
      { says: 'next', at: 'play', play: ['play build'] },
    ],
  },
  { name: 'end', steps: [{ says: 'over', rings: ['bank'] }] },
])
const moment = (prompt: string, offered: string[], ...heard: string[]): Moment => ({
  prompt,
  offered: new Set(offered),
  heard: new Set(heard),
  view: { prompt: { key: prompt, params: {} }, zones: [], counters: [] },
})

describe('the course of a lesson', () => {
  it('keeps the chapter of every step', () => {
    expect(steps.map((step) => step.chapter)).toEqual(['aim', 'aim', 'harvest', 'harvest', 'harvest', 'end'])
  })
  it('says a step only at its prompt, if its answer is offered and its subject has happened', () => {
    expect(fits(steps[0], moment('anything', []))).toBe(true)
    expect(fits(steps[1], moment('play', ['play build']))).toBe(false)
    expect(fits(steps[3], moment('play', []))).toBe(false)
    expect(fits(steps[3], moment('play', [], 'gathered'))).toBe(true)
  })
  it('goes on step by step, and leaves out what has not happened', () => {
    expect(seek(steps, 1, moment('play', ['play gather', 'play build']))).toBe(1)
    expect(seek(steps, 3, moment('play', ['play build'], 'gathered'))).toBe(3)
    expect(seek(steps, 3, moment('play', ['play build']))).toBe(4)
  })
  it('goes on from wherever the pupil gets to, forwards or back', () => {
    expect(seek(steps, 0, moment('play', ['play gather']))).toBe(0)
    expect(seek(steps, 2, moment('play', ['play build'], 'gathered'))).toBe(1 + 2)
    expect(seek(steps, 2, moment('play', ['play gather']))).toBe(1)
    expect(seek(steps, 2, moment('elsewhere', ['something']))).toBe(-1)
  })
  it('says nothing whose words take for granted what is not so', () => {
    const corinth = { says: 'corinth', chapter: 'x', at: 'act', play: ['sail'], needs: ['ships/0 field=B2'] }
    const moved = { says: 'moved', chapter: 'x', at: 'stopped', play: ['end_move'], needs: ['ship/0/blue'] }
    const at = (prompt: string, field: string, ...offered: string[]): Moment => ({
      ...moment(prompt, offered),
      view: {
        prompt: { key: prompt, params: { left: 2 } },
        zones: [{ id: 'ships', key: '', pieces: [{ id: 'ships/0', kind: 'ship', count: 1, marks: { field } }] }],
        counters: [{ id: 'total/0', key: '', value: 9 }],
      },
    })
    expect(seek([corinth, moved], 0, at('act', 'B2', 'sail'))).toBe(0)
    expect(seek([corinth, moved], 0, at('act', 'C2', 'sail'))).toBe(-1)
    expect(seek([corinth, moved], 1, at('stopped', 'A1', 'end_move'))).toBe(-1)
    const { view } = at('stopped', 'A1')
    expect(['prompt left=2', 'total/0 value=9', 'ships/0 count=1'].map((need) => holds(need, view))).toEqual([true, true, true])
    expect(['prompt left=1', 'total/0 value=8', 'ship/0/blue'].map((need) => holds(need, view))).toEqual([false, false, false])
  })
  it('ends with what is only told', () => {
    expect(seek(steps, 5, moment('elsewhere', []))).toBe(5)
    expect(seek(steps, 6, moment('elsewhere', []))).toBe(6)
  })
  it('waits for what another brings, and stays with it while others go on', () => {
    const offer = { says: 'accept', chapter: 'x', at: 'trade', play: ['accept 1'], awaits: true }
    expect(awaited(offer, moment('trade', ['done']))).toBe(true)
    expect(awaited(offer, moment('build', ['done']))).toBe(false)
    expect(awaited({ ...offer, awaits: false }, moment('trade', ['done']))).toBe(false)
    expect(stands(offer, moment('trade', ['accept 1', 'done']))).toBe(true)
    expect(stands(offer, moment('trade', ['done']))).toBe(false)
  })
  it('asks for one pick after the other, each as often as it is named', () => {
    const step = { says: 'load', chapter: 'x', at: 'load', play: ['load ore', 'load ore', 'sail'] }
    expect(following(step, [])).toBe('load ore')
    expect(following(step, ['load ore'])).toBe('load ore')
    expect(following(step, ['load ore', 'load ore'])).toBe('sail')
    expect(following(step, ['load ore', 'load ore', 'sail'])).toBe(null)
  })
})
