import { expect, it } from 'vitest'
import { ReplayTable } from '../../replay/replayTable.svelte.ts'
import { LiveTable } from '../../table/liveTable.svelte.ts'
import { flatTable } from './flatTable.ts'

it('lets a board from outside read, point and act in one object', async () => {
  const asked: string[] = []
  const table = new LiveTable(
    'x',
    { ask: ({ t }) => (asked.push(t), Promise.resolve({ t: 'ack', table: 'x' })) },
    () => '',
    () => ({}) as never,
    () => ({}) as never,
  )
  const flat = flatTable(table)
  await flat.say('chaire')
  expect(asked).toEqual(['say'])
  expect(flat.about('ship')).toEqual([])
  flat.pointed = 'ship'
  expect(table.pointed).toBe('ship')
  expect('undo' in flat && 'view' in flat).toBe(true)
})

it('has no command that the table has not', () => {
  const table = new ReplayTable(
    () => ({}) as never,
    () => ({}) as never,
    () => ({}) as never,
  )
  expect(flatTable(table).keep).toBe(undefined)
})
