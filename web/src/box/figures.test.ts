import { describe, expect, test } from 'vitest'
import { applied, differences, differing, owned, put, sourceOf, type Table } from './figures.ts'

const ours: Table = {
  hydra: { strength: 5, source: 'rulebook', origin: { strength: 'published' } },
  city: [
    { id: 'a', value: 4, source: 'reconstructed', confidence: 'unknown' },
    { id: 'b', value: 3, source: 'reconstructed' },
  ],
  tiles: [{ amount: 1 }, { amount: 2 }],
}

describe('what differs', () => {
  test('is told row by row, and puts together what it was taken from', () => {
    let theirs = put(ours, ['city', 0, 'value'], 6) as Table
    expect(differing(ours, theirs)).toEqual([['city', 'a', { id: 'a', value: 6, source: 'reconstructed', confidence: 'unknown' }]])
    theirs = put(put(theirs, ['city', 1], undefined), ['tiles', 1, 'amount'], 9) as Table
    theirs = { ...theirs, city: [...(theirs.city as Table[]), { id: 'c', value: 1 }] }
    const entries = differing(ours, theirs)
    expect(entries).toContainEqual(['city', 'b', null])
    expect(entries).toContainEqual(['tiles', [{ amount: 1 }, { amount: 9 }]])
    expect(applied(ours, entries)).toEqual(theirs)
    expect(differing(ours, { ...ours, city: [...(ours.city as Table[])].reverse() })).toHaveLength(1)
  })

  test('is shown figure by figure, with what was taken out', () => {
    const theirs = put(put(ours, ['city', 1, 'value'], 8), ['city', 0], undefined) as Table
    expect(differences(ours, theirs)).toEqual([
      { way: ['city', 0], ours: (ours.city as Table[])[0], theirs: undefined },
      { way: ['city', 0, 'value'], ours: 3, theirs: 8 },
    ])
  })

  test('is the owner’s, until it is ours again', () => {
    const theirs = owned(ours, put(ours, ['city', 0, 'value'], 6) as Table, ['city', 0])
    expect(sourceOf(theirs, ['city', 0, 'value'])).toBe('owner')
    expect((theirs.city as Table[])[0]).not.toHaveProperty('confidence')
    expect(owned(ours, put(theirs, ['city', 0, 'value'], 4) as Table, ['city', 0])).toEqual(ours)
    expect(sourceOf(ours, ['hydra', 'strength'])).toBe('published')
    expect(sourceOf(ours, ['hydra'])).toBe('rulebook')
  })
})
