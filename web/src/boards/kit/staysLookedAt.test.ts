import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameTable } from '../contract.ts'

// There is no page in this test.
vi.doMock('../../shell/app.svelte.ts', () => ({ app: {} }))
const { NotedGame } = await import('./game.svelte.ts')
const { Generic } = await import('../generic/generic.svelte.ts')
const { Notes } = await import('../age_of_mythology/notes.svelte.ts')
afterAll(() => {
  vi.doUnmock('../../shell/app.svelte.ts')
  vi.resetModules()
})

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

const table = { me: null, owes: false, info: { status: 'running' }, about: () => [], remembered: () => [] } as unknown as GameTable
class Board extends NotedGame {
  protected possible = (): boolean => true
  placeOf = (): null => null
}
interface Noted {
  look(thing: HTMLElement): void
  leave(): void
  again(): void
  beside(): HTMLElement | null
}
const looked = (beside: HTMLElement): never => ({ id: 'x', title: '', text: 'It sells grain.', intent: '', pinned: false, beside }) as never
const BOARDS: Record<string, () => Noted> = {
  'a board with notes': () => {
    const g = new Board(table, {} as never, {})
    return { look: (at) => g.look(looked(at)), leave: () => g.leave(), again: () => g.lookAgain(), beside: () => g.looked?.beside ?? null }
  },
  'the generic board': () => {
    const g = new Generic(table)
    return { look: (at) => g.look(looked(at)), leave: () => g.leave(), again: () => g.lookAgain(), beside: () => g.looked?.beside ?? null }
  },
  'the board of Age of Mythology': () => {
    const g = new Notes(() => Promise.resolve(''))
    return { look: (at) => g.about(at, {}), leave: () => g.leave(), again: () => g.again(), beside: () => g.shown?.beside ?? null }
  },
}

for (const [name, make] of Object.entries(BOARDS)) {
  it(`${name} keeps a note beside what the mouse is over while all is drawn anew`, () => {
    const g = make()
    hovered = 'sparta'
    g.look(draw('sparta'))
    draw('sparta') // before the note existed
    vi.advanceTimersByTime(1000)
    expect(g.beside()).toBe(drawn.sparta)
    draw('sparta')
    g.again()
    g.leave() // the old element loses the mouse, or another thing its focus
    vi.advanceTimersByTime(1000)
    expect(g.beside()).toBe(drawn.sparta)
    hovered = ''
    g.leave()
    vi.advanceTimersByTime(1000)
    expect(g.beside()).toBe(null)
  })
}
