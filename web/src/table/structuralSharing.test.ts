import { describe, expect, it } from 'vitest'
import type { View } from '../server/wire.ts'
import { sharing } from './structuralSharing.ts'

const view = (men: number, marks: Record<string, number> = { up: 1 }): View =>
  ({
    zones: [
      { id: 'hand', key: 'zone-hand', pieces: [{ id: 'hand/a', kind: 'a', count: 1, marks }] },
      { id: 'men', key: 'zone-men', unseen: men },
    ],
    prompt: { key: 'move', params: {} },
    actions: [{ n: 1, verb: 'go', args: {}, text: 'go' }],
    pending: [0],
    seats: men,
  }) as unknown as View

describe('views that follow one another', () => {
  it('share the zones that have not changed, and say what is new', () => {
    const before = view(1)
    const now = sharing(view(2), before)
    expect(now).toEqual(view(2))
    expect(now.zones[0]).toBe(before.zones[0])
    expect(now.zones[1]).not.toBe(before.zones[1])
    expect([now.actions, now.prompt, now.pending]).toEqual([before.actions, before.prompt, before.pending])
    expect(now.actions).toBe(before.actions)
  })
  it('take nothing for the same that differs within or is missing', () => {
    const before = view(1)
    for (const marks of [{ up: 2 }, {}, { up: 1, used: 1 }] as Record<string, number>[])
      expect(sharing(view(1, marks), before)).toEqual(view(1, marks))
    const more = sharing({ ...view(1), actions: [] }, before)
    expect(more.actions).toEqual([])
    expect(sharing(before, undefined)).toBe(before)
  })
})
