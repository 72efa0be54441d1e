import { describe, expect, it } from 'vitest'
import { after, lessonsAt, upNext } from './lessons.ts'

const NAMES = ['first', 'cup', 'fight', 'mission']
const row = (lesson: string, more: object = {}) => ({ game: 'deukalion', lesson, ...more })

describe('where somebody is in the lessons', () => {
  it('begins with the first', () => {
    const lessons = lessonsAt('deukalion', NAMES, [])
    expect(lessons.map((each) => each.state)).toEqual(['next', 'later', 'later', 'later'])
    expect(upNext(lessons)?.name).toBe('first')
  })
  it('goes on with what has been begun, and passes over what is done', () => {
    const rows = [row('first', { done: 5 }), row('fight', { table: 't1', began: 7 })]
    const lessons = lessonsAt('deukalion', NAMES, rows)
    expect(lessons.map((each) => each.state)).toEqual(['done', 'next', 'going', 'later'])
    expect(upNext(lessons)).toEqual({ name: 'fight', state: 'going', table: 't1' })
  })
  it('knows nothing of other games, and ends', () => {
    expect(lessonsAt('parthenon', ['first'], [row('first', { done: 5 })])[0]!.state).toBe('next')
    expect(upNext(lessonsAt('deukalion', ['first'], [row('first', { done: 5, table: 't' })]))).toBeNull()
    expect([after(NAMES, 'first'), after(NAMES, 'mission')]).toEqual(['cup', null])
  })
})
