import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commitmentOf } from './commitment.ts'

const record = readFileSync(new URL('../../../tests/rules/age_of_mythology/golden/seats-3.record', import.meta.url), 'utf-8')
const promised = /^commitment (\w+)$/m.exec(record)![1]!

describe('what was promised before a game', () => {
  it('is what the seed makes', async () => expect(await commitmentOf(record)).toBe(promised))
  it('is not what another seed makes', async () => expect(await commitmentOf(record.replace(/^seed ../m, 'seed 00'))).not.toBe(promised))
  it('is not what another header makes', async () => expect(await commitmentOf(record.replace('"Bion"', '"Odo"'))).not.toBe(promised))
  it('is one for all tables at a deal of the day', async () => {
    const seed = '4d83917fd867abd7e0e306b765a2b371ee40729cc1542d702f8ad68e8b442d8d'
    const deal = ['petteia record 3', 'luck keyed', 'day 2026-11-19', 'table "t"', 'commitment x', '', `seed ${seed}`, 'end'].join('\n')
    expect(await commitmentOf(deal)).toBe('1cdb619c56205ccec5f392cbbeb8f68c38f084f1971c1982667edc5f27deb19a')
  })
  it('cannot be reckoned without a seed', async () => expect(await commitmentOf(record.replace(/^seed .*$/m, ''))).toBeNull())
})
