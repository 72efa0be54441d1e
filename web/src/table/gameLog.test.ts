import { expect, test } from 'vitest'
import type { Reply, Update } from '../server/wire.ts'
import type { Speech } from '../speech/speech.ts'
import { GameLog } from './gameLog.svelte.ts'

test('what is taken back is struck out', async () => {
  const told = [
    { n: 1, event: 0, at: 0, events: [{ event: 'set_sail', seat: 0 }], undone: true },
    { n: 2, event: 1, at: 0, events: [{ event: 'undone', seat: 0 }] },
  ]
  const speech = { event: ({ event }: { event: string }) => event } as unknown as Speech
  const log = new GameLog(
    async () => ({ t: 'chronicle', told }) as unknown as Reply,
    () => speech,
  )
  for (const { n, event, events } of told) log.tell({ n, event, events } as unknown as Update)
  await new Promise((then) => setTimeout(then))
  expect(log.lines.map(({ text, undone }) => [text, undone])).toEqual([
    ['set_sail', true],
    ['undone', false],
  ])
})
