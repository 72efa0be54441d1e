import { describe, expect, it } from 'vitest'
import type { Reply, Update } from '../server/wire.ts'
import { LiveTable } from './liveTable.svelte.ts'
import { pressed, withoutLast, type Presses } from './pickOrder.ts'

const after = (...lists: number[][]): Presses => lists.reduce<Presses>(pressed, [])

describe('picks', () => {
  it('are taken back one press at a time, the last first, whatever their numbers', () => {
    const presses = after([5], [2, 5], [2, 5, 9])
    expect(withoutLast(presses)).toEqual([2, 5])
    expect(withoutLast(pressed(presses, [2, 5]))).toEqual([5])
    expect(withoutLast(after([5]))).toEqual([])
  })
  it('of one press go together', () => {
    expect(withoutLast(after([4], [1, 1, 4, 7]))).toEqual([4])
  })
  it('that were put down again are not taken back twice', () => {
    expect(withoutLast(after([5], [2, 5], [2, 3, 5], [2, 5]))).toEqual([5])
  })
  it('of the same kind are counted', () => {
    expect(withoutLast(after([3], [3, 3], [3, 3, 3]))).toEqual([3, 3])
  })
})

describe('a table', () => {
  it('takes one choice back for one undo', async () => {
    const sent: number[][] = []
    const ask = (request: Record<string, unknown>): Promise<Reply> => {
      const picks = request.picks as number[]
      sent.push(picks)
      return Promise.resolve({ t: 'draft', table: 'x', seat: 0, decision: 1, picks, addable: [], removable: picks } as unknown as Reply)
    }
    const table = new LiveTable(
      'x',
      { ask },
      () => '',
      () => ({}) as never,
      () => ({}) as never,
    )
    table.info = { status: 'running', seats: [], settings: {} } as never
    table.shown = table.latest = {
      n: 1,
      seat: 0,
      decision: 1,
      owes: false,
      view: { actions: [], undo: false },
      events: [],
    } as unknown as Update
    await table.commands.pick([7])
    await table.commands.pick([2, 7])
    await table.commands.pick([2, 4, 7])
    await table.commands.undo()
    expect(sent.at(-1)).toEqual([2, 7])
    await table.commands.undo()
    expect(sent.at(-1)).toEqual([7])
    await table.commands.undo()
    expect(sent.at(-1)).toEqual([])
    expect(table.undoable).toBe(false)
    // Earlier presses say nothing about the next one.
    await table.commands.pick([7])
    await table.commands.pick([2, 7])
    await table.commands.undo()
    expect(sent.at(-1)).toEqual([7])
  })
})
