/** Icons of game-icons.net, only those that are used.
 *
 * A file `*.icons` lists one icon a line: `owl`, or `toxotes archer` for an id and the icon that shows it. Importing it
 * gives `{ owl: 'M…', toxotes: 'M…' }`, the outlines on a field of 512 × 512. A name that is no icon fails the build.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { rounded } from './outlines.ts'
import { straightened } from './straight.ts'

type Collection = { icons: Record<string, { body: string }> }

const collection = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf-8'),
) as Collection

/** The outline of an icon. */
export function outline(name: string): string {
  const icon = collection.icons[name]
  if (!icon) throw new Error(`there is no icon called ${name} in game-icons`)
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => rounded(straightened(found[1]!))).join('')
}

/** The icons a list names, by id. */
export function listed(text: string): Record<string, string> {
  const rows = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  return Object.fromEntries(
    rows.filter(Boolean).map((row) => {
      const [id = '', icon = id] = row.split(/\s+/)
      return [id, outline(icon)]
    }),
  )
}

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id
      if (!file.endsWith('.icons')) return null
      this.addWatchFile(file)
      return `export default ${JSON.stringify(listed(readFileSync(file, 'utf-8')))}`
    },
  }
}
