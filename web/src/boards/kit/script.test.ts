import { describe, expect, it } from 'vitest'
import type { Action, GameTable } from '../contract.ts'
import { perform } from './script.ts'

describe('several decisions behind one press', () => {
  const action = (n: number, text: string): Action => ({ n, text, verb: text.split(' ')[0]!, args: {} })
  /** A table on which each answer leads to the next prompt. */
  function tableWith(prompts: [string, string[]][]): { table: GameTable; done: string[] } {
    const done: string[] = []
    let at = 0
    const it = {
      busy: false,
      settled: true,
      get owes() {
        return at < prompts.length
      },
      get view() {
        return { prompt: { key: prompts[at]![0], params: {} } }
      },
      get actions() {
        return prompts[at]![1].map((text, n) => action(n, text))
      },
      commands: {
        act: async ([n]: number[]) => {
          done.push(prompts[at]![1][n!]!)
          at += 1
          return null
        },
        why: async (text: string) => ({ t: 'refusal', table: '', code: 'no', text }),
      },
    }
    return { table: it as unknown as GameTable, done }
  }
  it('are made one after the other', async () => {
    const { table, done } = tableWith([
      ['trade', ['draft', 'done']],
      ['draft_address', ['to 1']],
      ['draft_give', ['send']],
    ])
    expect(await perform(table, [{ text: 'draft' }, { text: 'to 1' }, { text: 'send' }])).toBeNull()
    expect(done).toEqual(['draft', 'to 1', 'send'])
  })
  it('leave out what the server did by itself, and never answer another prompt', async () => {
    const { table, done } = tableWith([
      ['load', ['load ore']],
      ['trade', ['done', 'set_sail']],
    ])
    await perform(table, [{ text: 'load ore' }, { text: 'set_sail', when: 'load' }, { text: 'done', when: 'nothing_to_choose' }])
    expect(done).toEqual(['load ore'])
  })
  it('wait for what an answer leads to, though something of the others came first', async () => {
    const { table, done } = tableWith([
      ['trade', ['draft', 'done']],
      ['draft_address', ['to 1']],
    ])
    let [late, decision] = [false, 1]
    const { act } = table.commands
    const commands = {
      ...table.commands,
      act: async (numbers: number[]) => {
        late = true
        setTimeout(() => ((late = false), decision++), 50)
        return act(numbers)
      },
    }
    const lagging = new Proxy(table, {
      get: (target, name) => {
        if (name === 'decision') return decision
        if (name === 'actions' && late) return [action(0, 'draft')]
        return name === 'commands' ? commands : (Reflect.get(target, name) as unknown)
      },
    })
    expect(await perform(lagging, [{ text: 'draft' }, { text: 'to 1' }])).toBeNull()
    expect(done).toEqual(['draft', 'to 1'])
  })
  it('end with the reason when something is not possible', async () => {
    const { table } = tableWith([['trade', ['done']]])
    expect(await perform(table, [{ text: 'draft' }])).toMatchObject({ code: 'no', text: 'draft' })
  })
})
