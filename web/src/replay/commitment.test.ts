import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commitmentOf } from './commitment.ts'

const record = readFileSync(new URL('../../../tests/rules/age_of_mythology/golden/seats-3.record', import.meta.url), 'utf-8')
const promised = /^commitment (\w+)$/m.exec(record)![1]!

describe('what was promised before a game', () => {
  it('is what the seed makes', async () => expect(await commitmentOf(record)).toBe(promised))
  it('is not what another seed makes', async () => expect(await commitmentOf(record.replace(/^seed ../m, 'seed 00'))).not.toBe(promised))
  it('is not what another header makes', async () => expect(await commitmentOf(record.replace('"Bion"', '"Odo"'))).not.toBe(promised))
  it('cannot be reckoned without a seed', async () => expect(await commitmentOf(record.replace(/^seed .*$/m, ''))).toBeNull())
})
