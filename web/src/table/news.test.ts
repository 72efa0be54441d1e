import { expect, it } from 'vitest'
import type { Reply, Update, View } from '../server/wire.ts'
import type { LiveTable } from './liveTable.svelte.ts'
import { News } from './news.svelte.ts'

const view = (points: number): View => ({ zones: [], counters: [{ id: 'total/0', key: '', owner: 0, value: points }], seats: 2 }) as never
const update = (n: number, points: number): Update => ({ n, seat: 0, view: view(points), events: [{ event: 'sailed', seat: 1 }] }) as never

/** A player who returns after others have moved. */
async function back(before: number, after: number): Promise<News> {
  const told = [{ event: 4, n: 7, events: [{ event: 'sailed', seat: 1 }] }]
  const table = {
    me: 0,
    info: { status: 'running' },
    lastMove: 4,
    log: { era: 1 },
    shown: update(8, after),
    reading: null,
    ofAnother: () => true,
  } as unknown as LiveTable
  const ask = (request: { t: string }): Promise<Reply> =>
    Promise.resolve((request.t === 'events' ? { t: 'chronicle', told } : { t: 'past', updates: [update(6, before)] }) as never)
  const news = new News(table, ask)
  await news.whileAway({ told, since: 4 } as never)
  return news
}

it('tells a player who comes back what has changed, and nothing where nothing has', async () => {
  expect((await back(3, 1)).digest?.lost.pieces).toEqual([{ id: 'points', kind: 'points', count: 2 }])
  expect((await back(3, 3)).digest).toBe(null)
})
