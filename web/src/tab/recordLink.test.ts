import { describe, expect, it } from 'vitest'
import { addressFor, recordOf } from './recordLink.ts'

const RECORD = 'petteia record 1\ngame agora\n' + 'A bid 3 — Βίων\n'.repeat(500)

describe('a record on its way to a server', () => {
  it('arrives as it was', async () => {
    const address = await addressFor('games.example.org', RECORD)
    expect(address).toMatch(/^https:\/\/games\.example\.org\/#record=[\w-]+$/)
    expect(await recordOf(new URL(address!).hash)).toBe(RECORD)
  })

  it('goes to the root of an address, and to nothing that is none', async () => {
    expect(await addressFor(' http://localhost:8642/ ', 'x')).toMatch(/^http:\/\/localhost:8642\/#record=/)
    for (const wrong of ['', 'not a server', 'https://example.org/somewhere', 'javascript:alert(1)'])
      expect(await addressFor(wrong, 'x')).toBeNull()
  })

  it('is nothing if it is damaged, or another kind of link', async () => {
    const hash = new URL((await addressFor('example.org', RECORD))!).hash
    for (const wrong of ['', '#invite=abcdefghijklmnop', '#record=', '#record=%00', '#record=AAAA', hash.slice(0, -12)])
      expect(await recordOf(wrong)).toBeNull()
  })
})
