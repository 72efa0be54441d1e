import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { View } from '../server/wire.ts'
import { Speech } from '../speech/speech.ts'
import { factsOf, type Fact } from './facts.ts'

/** Positions of real games; the soak gives others, all through many games. */
const ROOT = new URL('../../../', import.meta.url)
const FOLDER = new URL('web/fixtures/ear/', ROOT)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf-8')
const given = process.env.EAR_POSITIONS
const views: View[] = given
  ? (JSON.parse(readFileSync(given, 'utf-8')) as View[])
  : readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf-8')) as View[])

function speechOf(game: string, language: string): Speech {
  const file = (name: string) => ({ language, text: read(`petteia/locale/${language}/${name}.ftl`) })
  return new Speech(
    { language, files: ['common', 'web', game, `web_${game}`].map(file) },
    (seat) => ['Ida', 'Odo', 'Eve', 'Pan'][seat] ?? '',
    () => 0,
  )
}
const told = (facts: Fact[]): string => facts.map(({ text, inside }) => `${text}\n${told(inside)}`).join('\n')

/** Marks for the board's own drawing: the number of a space says where it lies, which the order of the list says. */
const DRAWN = new Set(['space'])

/** Every view that differs from this one in one fact. */
function* changed(view: View): Generator<[what: string, other: View]> {
  for (const [z, zone] of view.zones.entries()) {
    const put = (pieces: typeof zone.pieces): View => ({ ...view, zones: view.zones.with(z, { ...zone, pieces }) })
    if (zone.unseen) yield [`${zone.id} unseen`, { ...view, zones: view.zones.with(z, { ...zone, unseen: zone.unseen + 1 }) }]
    for (const [p, piece] of (zone.pieces ?? []).entries()) {
      yield [`${piece.id} count`, put(zone.pieces!.with(p, { ...piece, count: piece.count + 1 }))]
      if (zone.id !== 'map') yield [`${piece.id} away`, put(zone.pieces!.filter((each) => each !== piece))]
      for (const [mark, value] of Object.entries(piece.marks ?? {})) {
        if (DRAWN.has(mark) || mark === 'row' || mark === 'col') continue
        const other = typeof value === 'number' ? (value === 0 ? 1 : 0) : value === '' ? 'grain' : `${value}_other`
        yield [`${piece.kind} ${mark}=${value}`, put(zone.pieces!.with(p, { ...piece, marks: { ...piece.marks, [mark]: other } }))]
      }
    }
  }
  for (const [c, counter] of view.counters.entries()) {
    const value = typeof counter.value === 'number' ? counter.value + 1 : `${counter.value}_other`
    yield [`counter ${counter.id}=${counter.value}`, { ...view, counters: view.counters.with(c, { ...counter, value }) }]
  }
}

describe.each(given ? ['en', 'de', 'nl'] : ['en'])('in %s', (language) => {
  it.each([...new Set(views.map(({ game }) => game))])('nothing in a view of %s is unspoken', (game) => {
    const speech = speechOf(game, language)
    const t = (key: string, params = {}): string => speech.literal(key, params)
    const unspoken = new Set<string>()
    for (const view of views.filter((each) => each.game === game)) {
      const said = (of: View): string => told(factsOf({ view: of, speech, t, me: 0 }, ''))
      expect(said(view)).not.toContain('⟦')
      // One place at a time: a change must be heard there.
      const parts = [{ ...view, zones: [] }, ...view.zones.map((zone): View => ({ ...view, zones: [zone], counters: [] }))]
      for (const part of parts) {
        const before = said(part)
        for (const [what, other] of changed(part)) if (said(other) === before) unspoken.add(what)
      }
    }
    expect([...unspoken]).toEqual([])
  })
})
