/** The rules pages at the time the client was built, by game and language. */
import type { RulesPage, Section, Passage } from '../../plugins/rulebook.ts'

const PAGES = import.meta.glob<RulesPage>(['../../../docs/rules/*.md', '../../../docs/rules/*/*.md'], {
  query: '?rulebook',
  import: 'default',
})
const ENGLISH = 'en'

/** `docs/rules/age-of-mythology.md` is English, `docs/rules/nl/age-of-mythology.md` Dutch. */
const place = (path: string): { game: string; language: string } => {
  const [file = '', folder = ''] = path.split('/').reverse()
  return { game: file.replace(/\.md$/, '').replaceAll('-', '_'), language: folder === 'rules' ? ENGLISH : folder }
}

export const hasPage = (game: string): boolean => Object.keys(PAGES).some((path) => place(path).game === game)

/** Games whose rules can be read before the server is open: the page has the name. */
export const gamesWithPages = (): string[] => [...new Set(Object.keys(PAGES).map((path) => place(path).game))].sort()

/** A game's page in a language, or in English; null if there is none. */
export async function pageFor(game: string, language: string): Promise<{ page: RulesPage; language: string } | null> {
  for (const tried of [language, ENGLISH]) {
    const load = Object.entries(PAGES).find(([path]) => place(path).game === game && place(path).language === tried)?.[1]
    if (load) return { page: await load(), language: tried }
  }
  return null
}

/** The most specific passage about a rule: the one with the fewest other rules. A rule that no passage names uses the
 * passage of its parent (`3.4` for `3.4.2`), or of the rule before it. */
export function passageOf(page: RulesPage, rule: string): { section: Section; passage: Passage } | null {
  const all = page.sections.flatMap((section) => section.passages.map((passage) => ({ section, passage })))
  const telling = (number: string) =>
    all.filter(({ passage }) => passage.rules.includes(number)).sort((a, b) => a.passage.rules.length - b.passage.rules.length)[0] ?? null
  const stem = rule.replace(/\.?\d+$/, '')
  const last = Number(/\d+$/.exec(rule)?.[0] ?? 0)
  const found = telling(rule)
  if (found || !/\d/.test(stem)) return found
  for (let before = last - 1; before > 0; before--) {
    const neighbour = telling(`${stem}.${before}`)
    if (neighbour) return neighbour
  }
  return passageOf(page, stem)
}

export type { Passage, RulesPage, Section }
