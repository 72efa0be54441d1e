import { afterEach, expect, it, vi } from 'vitest'
import type { Stage } from '../boards/contract.ts'
import type { Update } from '../server/wire.ts'
import { AnimationQueue, type Audience } from './animationQueue.svelte.ts'

const update = (n: number): Update => ({ n, seat: 0, view: {}, events: [] }) as never

afterEach(() => vi.unstubAllGlobals())

it('shows the position that a game begins with until the board is there', async () => {
  vi.stubGlobal('document', { hidden: false })
  const audience: Audience & { stage: Stage | null } = {
    shown: null,
    stage: null,
    manner: { pace: 'instant' } as never,
    present: (next) => (audience.shown = next),
    seen: () => {},
    ofAnother: () => true,
  }
  const queue = new AnimationQueue(audience)
  for (const n of [1, 2, 3]) queue.add(update(n))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(audience.shown?.n).toBe(1)
  audience.stage = { play: () => Promise.resolve(), skip: () => {} }
  queue.skip()
  await vi.waitFor(() => expect(audience.shown?.n).toBe(3))
})
