import { expect, test } from 'vitest'
import type { Action, Reply } from '../server/wire.ts'
import { LiveCommands } from './commands.svelte.ts'
import type { LiveTable } from './liveTable.svelte.ts'

test('taking back goes through questions that leave no choice, and does not answer them again', async () => {
  const sent: unknown[] = []
  const only: Action = { n: 4, text: 'done', verb: 'done', args: {} }
  const shown = { decision: 7, n: 1, view: { actions: [only], prompt: { key: 'nothing_to_choose', params: {} } } }
  const table = {
    ...{ shown, latest: shown, view: shown.view, owes: true, me: 0, draft: null, chosen: [], manner: { confirm: true }, info: {} },
    ...{ animations: { restart() {} }, news: { digest: null }, log: {}, forget() {}, onkept() {} },
  } as unknown as LiveTable
  const commands = new LiveCommands(table, async ({ t }) => {
    sent.push(t)
    setTimeout(() => commands.arrived())
    return { t: 'ack' } as Reply
  })
  expect(await commands.answerOnly(only)).toBe(true)
  await commands.undo()
  expect(await commands.answerOnly(only)).toBe(false)
  await commands.act([only.n])
  expect(await commands.answerOnly(only)).toBe(true)
  expect(sent).toEqual(['decide', 'undo', 'undo', 'decide', 'decide'])
})

test('a second change of a plan begins with the plan as the first one left it', async () => {
  const sent: unknown[] = []
  const table = { me: 0, plan: null as { made: number } | null }
  const commands = new LiveCommands(table as unknown as LiveTable, async ({ made }) => {
    sent.push(made)
    setTimeout(() => (table.plan = { made: (made as number) + 1 }), 30) // after the acknowledgement
    return { t: 'ack' } as Reply
  })
  await Promise.all([commands.plan([{ do: 'pass' }], []), commands.plan([{ do: 'same' }], [])])
  expect(sent).toEqual([0, 1])
})
