import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageOf, rulesIn } from '../../plugins/rulebook.ts'
import { passageOf } from './pages.ts'

const ROOT = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf-8')
const languages = [
  '',
  ...readdirSync(new URL('docs/rules/', ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${entry.name}/`),
]
const GAMES = readdirSync(new URL('petteia/games/', ROOT)).filter((game) => existsSync(new URL(`petteia/games/${game}/rules.md`, ROOT)))
const pages = GAMES.flatMap((game) =>
  languages.flatMap((language) => {
    const path = `docs/rules/${language}${game.replaceAll('_', '-')}.md`
    return existsSync(new URL(path, ROOT)) ? [[game, language.replace('/', '') || 'en', pageOf(read(path))] as const] : []
  }),
)

describe('numbers of rules', () => {
  it('are read out of brackets', () => {
    expect(rulesIn('AOM-2.4.1–2.4.3, AOM-0.2')).toEqual(['AOM-2.4.1', 'AOM-2.4.2', 'AOM-2.4.3', 'AOM-0.2'])
    expect(rulesIn('AOM-INV-3–5')).toEqual(['AOM-INV-3', 'AOM-INV-4', 'AOM-INV-5'])
    expect(() => rulesIn('AOM-2.4.3–2.4.1')).toThrow()
  })
})

describe('a game of the shelf', () => {
  it.each(GAMES)('has its page in every language: %s', (game) => {
    expect(
      pages
        .filter(([of]) => of === game)
        .map(([, language]) => language)
        .sort(),
    ).toEqual(['de', 'en', 'nl'])
  })
})

describe.each(pages)('the rules page (%s, %s)', (game, _, page) => {
  const numbered = new Set(
    [...read(`petteia/games/${game}/rules.md`).matchAll(/^- \*\*([A-Z]{3}-[\w.-]+)\*\*/gm)].map((found) => found[1]!),
  )
  it('has sections, and every number in it is a rule', () => {
    expect(page.sections.length).toBeGreaterThan(15)
    const named = page.sections.flatMap((section) => section.passages.flatMap((passage) => passage.rules))
    expect(new Set(named).size).toBeGreaterThan(150)
    expect(named.filter((rule) => !numbered.has(rule) && !/-(EX|INV)-/.test(rule))).toEqual([])
  })
  it('tells something about every rule', () => {
    expect([...numbered].filter((rule) => !passageOf(page, rule))).toEqual([])
  })
  it('has no link that leads out of the client', () => {
    const html = page.sections.flatMap((section) => section.passages.map((passage) => passage.html)).join('')
    expect([...html.matchAll(/href="(?!#)/g)]).toEqual([])
    expect(html).not.toMatch(/style=|<script|onclick/)
  })
})
