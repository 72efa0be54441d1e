/** `virtual:notices`: the licences of what the client is made of, read from the packages themselves. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))
const SHIPPED = ['svelte', '@fluent/bundle', '@fontsource/alegreya-sans', '@fontsource/cinzel', '@iconify-json/game-icons']

function notice(name: string): { name: string; version: string; licence: string; text: string } {
  const folder = join(MODULES, name)
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as { version: string; license: string }
  const file = existsSync(folder) ? readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry)) : undefined
  return { name, version: about.version, licence: about.license, text: file ? readFileSync(join(folder, file), 'utf-8') : '' }
}

export function notices(): Plugin {
  return {
    name: 'notices',
    resolveId: (id) => (id === 'virtual:notices' ? `\0${id}` : null),
    load: (id) => (id === '\0virtual:notices' ? `export default ${JSON.stringify(SHIPPED.map(notice))}` : null),
  }
}
