/** Rules pages as data: `import page from '….md?rulebook'` gives sections, their passages as HTML, and which passage tells
 * of which numbered rule. They are read when the client is built, so that no reader of Markdown is shipped.
 *
 * A passage ends in the numbers of its rules: `[AOM-2.4.1–2.4.4]`, `[AOM-0.2, AOM-1.1.12]`.
 */
import { readFileSync } from 'node:fs'
import { Marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'

export interface Passage {
  id: string
  html: string
  rules: string[]
}
export interface Section {
  id: string
  level: number
  title: string
  passages: Passage[]
}
export interface RulesPage {
  title: string
  sections: Section[]
}

const NUMBER = String.raw`[A-Z]{3}-(?:[A-Z]+-)?\d+(?:\.\d+)*`
const REFERENCES = new RegExp(String.raw`\[(${NUMBER}[^\]]*)\]`, 'g')

/** `AOM-2.4.1–2.4.4` is four rules. */
export function rulesIn(references: string): string[] {
  return references.split(',').flatMap((part) => {
    const found = new RegExp(`^(${NUMBER})(?:[–-](.+))?$`).exec(part.trim())
    if (!found) throw new Error(`${part.trim()} is no number of a rule`)
    const [, from = '', to] = found
    const stem = from.replace(/\d+$/, '')
    const last = to === undefined ? Number(from.slice(stem.length)) : Number(/\d+$/.exec(to)?.[0])
    const first = Number(from.slice(stem.length))
    if (!(last >= first)) throw new Error(`${part.trim()} runs backwards`)
    return Array.from({ length: last - first + 1 }, (_, at) => `${stem}${first + at}`)
  })
}

/** The numbers at the end of a passage become links. */
function linked(html: string): string {
  const one = (number: string, shown: string): string => `<a class="rule" href="#${number}" data-rule="${number}">${shown}</a>`
  // A corner of a table has nothing to say.
  return html.replaceAll('<th></th>', '<td></td>').replace(REFERENCES, (_, references: string) => {
    const parts = references.split(',').map((part) => {
      const rules = rulesIn(part)
      const [first = '', last = first] = [rules[0], rules.at(-1)]
      return first === last ? one(first, first) : `${one(first, first)}–${one(last, last.replace(/^.*-/, ''))}`
    })
    return `<span class="rules">${parts.join(' · ')}</span>`
  })
}

export function pageOf(markdown: string): RulesPage {
  const marked = new Marked()
  // Links lead to other files of the repository: here only their words are of use.
  marked.use({ renderer: { link: ({ text }) => text } })
  const page: RulesPage = { title: '', sections: [] }
  let count = 0
  const passage = (tokens: Token[], wrap: (html: string) => string = (html) => html): Passage => {
    const html = marked.parser(tokens).trim()
    const rules = [...html.matchAll(REFERENCES)].flatMap(([, references = '']) => rulesIn(references))
    return { id: `p${++count}`, html: wrap(linked(html)), rules: [...new Set(rules)] }
  }
  for (const token of marked.lexer(markdown)) {
    const here = page.sections.at(-1)
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading
      if (depth === 1) page.title = text
      else page.sections.push({ id: `s${page.sections.length + 1}`, level: depth, title: text, passages: [] })
    } else if (!here || token.type === 'space' || token.type === 'html') continue
    else if (token.type === 'list') {
      const list = token as Tokens.List
      const tag = list.ordered ? 'ol' : 'ul'
      list.items.forEach((item, at) => {
        const start = list.ordered ? ` start="${Number(list.start || 1) + at}"` : ''
        here.passages.push(passage(item.tokens, (html) => `<${tag}${start}><li>${html}</li></${tag}>`))
      })
    } else if (token.type === 'table')
      here.passages.push(
        passage(
          [token],
          (html) => `<div class="scroll" tabindex="0" role="group" aria-label="${here.title.replace(/"/g, '&quot;')}">${html}</div>`,
        ),
      )
    else here.passages.push(passage([token]))
  }
  if (!page.title || !page.sections.length) throw new Error('a page of rules has a title and sections')
  return page
}

export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.md') || query !== 'rulebook') return null
      this.addWatchFile(file)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(pageOf(readFileSync(file, 'utf-8'))))})`
    },
  }
}
