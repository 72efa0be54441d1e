import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Speech } from './speech.ts'

const ROOT = new URL('../../../', import.meta.url)
const file = (path: string): string => readFileSync(new URL(path, ROOT), 'utf-8')
const FILES: Record<string, string[]> = {
  agora: ['petteia/locale/en/common.ftl', 'tests/games/agora/locale/en/agora.ftl'],
  spoken: ['petteia/locale/en/common.ftl', 'tests/web/locale/en/spoken.ftl'],
}
const names = (seat: number): string => ['Ida', 'Odo', 'Eve'][seat] ?? ''

type Case = { domain: string; me?: number; key: string; params: Record<string, never>; said: string }
const spoken = JSON.parse(file('tests/web/spoken.json')) as { cases: Case[]; components: Record<string, unknown> }

function speech(domain: string, language = 'en', me: number | null = null): Speech {
  const files = FILES[domain]!.map((path) => ({ language: 'en', text: file(path) }))
  if (language !== 'en') files.push({ language, text: file(`petteia/locale/${language}/common.ftl`) })
  return new Speech({ language, files, components: spoken.components }, names, () => me)
}

describe('speech', () => {
  it.each(spoken.cases)('$domain: $key is said as in the terminal', ({ domain, me, key, params, said }) => {
    expect(speech(domain, 'en', me ?? null).say(key, params)).toBe(said)
  })

  it('falls back to English where a language has no word', () => {
    const dutch = speech('agora', 'nl')
    expect(dutch.say('prompt-over')).toBe('Het spel is afgelopen.')
    expect(dutch.say('action-done')).toBe('Done')
  })

  it('shows no raw words: what nobody named is at least readable', () => {
    const english = speech('agora')
    expect(english.word('great_temple')).toBe('great temple')
    expect(english.event({ event: 'sailed_away', seat: 1 })).toBe('Odo: sailed away')
    expect(english.place({ id: 'hand/2', key: 'zone-hand' })).toBe('Hand')
    expect(english.place({ id: 'deck/greek', key: 'zone-deck' })).toBe('Deck: greek')
  })

  it('takes names of people as they are', () => {
    expect(speech('agora').literal('list-times', { count: 2, name: 'one' })).toBe('2 × one')
  })
})
