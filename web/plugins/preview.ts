/** What the server draws its preview pictures with (`petteia/server/share`): outlines of icons, and the typefaces as the plain TrueType
 * that a painter outside of browsers reads. Nobody is served these files. */
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { listed } from './icons.ts'

const HERE = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese']
const FACES = ['cinzel-latin-800', ...SCRIPTS.map((script) => `alegreya-sans-${script}-700`)]

/** A WOFF file is a TrueType file whose tables are packed one by one. */
export function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const rows = Array.from({ length: count }, (_, n) => 44 + 20 * n)
  const tables = rows.map((row) => {
    const [from, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(row + at)) as [number, number, number]
    const part = woff.subarray(from, from + packed)
    const body = packed < whole ? inflateSync(part) : part
    return Buffer.concat([body, Buffer.alloc(-body.length & 3)])
  })
  const power = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  for (const [n, value] of [count, 16 * power, Math.log2(power), 16 * (count - power)].entries()) head.writeUInt16BE(value, 4 + 2 * n)
  let at = head.length
  rows.forEach((row, n) => {
    const entry = 12 + 16 * n
    woff.copy(head, entry, row, row + 4)
    woff.copy(head, entry + 4, row + 16, row + 20)
    head.writeUInt32BE(at, entry + 8)
    woff.copy(head, entry + 12, row + 12, row + 16)
    at += tables[n]!.length
  })
  return Buffer.concat([head, ...tables])
}

export function preview(): Plugin {
  return {
    name: 'preview',
    apply: 'build',
    generateBundle() {
      const lists = ['shell', 'friezes'].map((name) => listed(readFileSync(HERE(`../src/look/${name}.icons`), 'utf-8')))
      const icons = HERE('../src/boards/icons')
      const games = readdirSync(icons).map((file) => {
        const [game, own] = [file.replace('.icons', ''), listed(readFileSync(`${icons}/${file}`, 'utf-8'))]
        return Object.fromEntries(Object.entries(own).map(([word, path]) => [`${game}/${word}`, path]))
      })
      const outlines = JSON.stringify(Object.assign({}, ...lists, ...games))
      this.emitFile({ type: 'asset', fileName: 'preview/outlines.json', source: outlines })
      FACES.forEach((face, n) => {
        const family = face.startsWith('cinzel') ? 'cinzel' : 'alegreya-sans'
        const woff = readFileSync(HERE(`../node_modules/@fontsource/${family}/files/${face}-normal.woff`))
        this.emitFile({ type: 'asset', fileName: `preview/${n}-${face}.ttf`, source: unpacked(woff) })
      })
    },
  }
}
