import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Notes } from './notes.svelte.ts'

/** Things on a page by name, each of which may be redrawn; and whether the mouse rests there. */
let drawn: Record<string, HTMLElement>
let hovered = ''
const draw = (name: string): HTMLElement => {
  const before = drawn[name] as { isConnected: boolean } | undefined
  if (before) before.isConnected = false
  const thing = { isConnected: true, dataset: { piece: name }, matches: () => hovered === name, contains: () => false }
  return (drawn[name] = thing as unknown as HTMLElement)
}

beforeEach(() => {
  drawn = {}
  vi.useFakeTimers()
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('document', {
    activeElement: null,
    querySelector: (which: string) => drawn[which.replace(/^\[data-piece="(.*)"\]$/, '$1')] ?? null,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a note stays beside what the mouse is over while all is drawn anew', () => {
  const notes = new Notes<object>(() => '')
  const beside = (): HTMLElement | null => notes.shown?.beside ?? null
  hovered = 'sparta'
  notes.look(draw('sparta'), {})
  draw('sparta') // before the note existed
  vi.advanceTimersByTime(1000)
  expect(beside()).toBe(drawn.sparta)
  draw('sparta')
  notes.again()
  notes.leave() // the old element loses the mouse, or another thing its focus
  vi.advanceTimersByTime(1000)
  expect(beside()).toBe(drawn.sparta)
  hovered = ''
  notes.leave()
  vi.advanceTimersByTime(1000)
  expect(beside()).toBe(null)
})

it('a note has its reason as soon as the server has answered, and keeps it meanwhile when all is drawn anew', async () => {
  let answer = (_: string): void => {}
  const notes = new Notes<object>(() => new Promise<string>((resolve) => (answer = resolve)))
  notes.look(draw('sparta'), {}, true)
  vi.advanceTimersByTime(0)
  expect(notes.shown).toMatchObject({ pinned: true, why: '' })
  answer('Sparta is closed.')
  await vi.advanceTimersByTimeAsync(0)
  expect(notes.shown?.why).toBe('Sparta is closed.')
  notes.again()
  expect(notes.shown?.why).toBe('Sparta is closed.')
  answer('')
  await vi.advanceTimersByTimeAsync(0)
  expect(notes.shown?.why).toBe('')
  notes.leave()
  vi.advanceTimersByTime(1000)
  expect(notes.shown?.beside).toBe(drawn.sparta)
  notes.close()
  expect(notes.shown).toBe(null)
})
