/** Component data as an owner sees it: where things are, what differs, and the sources. Nothing here draws. */
import type { Bounds } from '../server/wire.ts'

export type Way = (string | number)[]
export type Table = Record<string, unknown>
export type Entry = unknown[]

export const SOURCES = ['rulebook', 'published', 'reconstructed', 'owner'] as const
export type Source = (typeof SOURCES)[number]

/** Keys that say where figures come from, and are no figures themselves. */
const ABOUT = new Set(['source', 'confidence', 'origin', 'refs', 'name_source', 'outline_source', 'inferred'])
/** Texts for people, which stand after the figures. */
const TEXTS = new Set(['name', 'name_de', 'name_en', 'title', 'text', 'note', 'question', 'ruling', 'reason', 'what', 'url'])

export const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)
export const isRows = (value: unknown): value is Table[] => Array.isArray(value) && value.length > 0 && value.every(isTable)
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
export const keyOf = (way: Way): string => JSON.stringify(way)

export function at(data: unknown, way: Way): unknown {
  return way.reduce<unknown>((here, step) => (here as Record<string | number, unknown> | undefined)?.[step], data)
}

/** The same data with another value in one place; undefined removes it. The original is not changed. */
export function put(data: unknown, way: Way, value: unknown): unknown {
  const [step, ...rest] = way
  if (step === undefined) return value
  if (Array.isArray(data)) {
    const out = [...(data as unknown[])]
    if (!rest.length && value === undefined) out.splice(step as number, 1)
    else out[step as number] = put(out[step as number], rest, value)
    return out
  }
  const out = { ...(data as Table) }
  if (!rest.length && value === undefined) delete out[step]
  else out[step] = put(out[step], rest, value)
  return out
}

/** The keys of a table that holds figures, texts last. */
export function keysOf(table: Table): string[] {
  const keys = Object.keys(table).filter((key) => !ABOUT.has(key) && key !== 'id')
  return [...keys.filter((key) => !TEXTS.has(key)), ...keys.filter((key) => TEXTS.has(key))]
}

/** The entries that turn ours into theirs, in the form of `petteia.engine.differences`. */
export function differing(ours: Table, theirs: Table): Entry[] {
  const out: Entry[] = []
  for (const section of [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].sort()) {
    const [here, there] = [ours[section], theirs[section]]
    if (same(here, there)) continue
    const rows = differingRows(section, here, there)
    if (rows.length && same(withRows(here, rows), there)) out.push(...rows)
    else out.push([section, there ?? null])
  }
  return out
}

const byId = (rows: unknown): Map<string, unknown> =>
  new Map(Array.isArray(rows) ? rows.filter((row) => isTable(row) && 'id' in row).map((row) => [String((row as Table).id), row]) : [])

function differingRows(section: string, here: unknown, there: unknown): Entry[] {
  const [before, after] = [byId(here), byId(there)]
  return [
    ...[...before.keys()].filter((id) => !after.has(id)).map((id) => [section, id, null]),
    ...[...after].filter(([id, row]) => !same(before.get(id), row)).map(([id, row]) => [section, id, row]),
  ]
}

function withRows(here: unknown, entries: Entry[]): unknown[] {
  const rows = byId(here)
  for (const [, id, row] of entries) {
    if (row === null) rows.delete(id as string)
    else rows.set(id as string, row)
  }
  return [...rows.values()]
}

/** Our data with the entries applied. */
export function applied(ours: Table, entries: Entry[]): Table {
  const out = { ...ours }
  for (const entry of entries) {
    const [section, second, row] = entry as [string, unknown, unknown]
    if (entry.length === 3) out[section] = withRows(out[section], [[section, second, row]])
    else if (second === null) delete out[section]
    else out[section] = second
  }
  return out
}

/** Our row for one of theirs: the one with the same id, else the one in the same place. */
export function oursFor(ours: unknown, row: unknown, index: number): unknown {
  if (!Array.isArray(ours)) return undefined
  const id = isTable(row) ? row.id : undefined
  return id === undefined ? ours[index] : ours.find((each) => isTable(each) && each.id === id)
}

/** Our counterpart of something of theirs. */
export function counterpart(ours: unknown, theirs: unknown, way: Way): unknown {
  let [mine, other] = [ours, theirs]
  for (const step of way) {
    other = (other as Record<string | number, unknown> | undefined)?.[step]
    mine = typeof step === 'number' ? oursFor(mine, other, step) : (mine as Table | undefined)?.[step]
  }
  return mine
}

const bare = (table: unknown): unknown => (isTable(table) ? { ...table, source: null, confidence: null, origin: null } : table)

/** A changed figure gets a new source: the entry around it is the owner's until it is ours again. */
export function owned(ours: Table, data: Table, way: Way): Table {
  for (let length = way.length; length > 0; length--) {
    const around = way.slice(0, length)
    const found = at(data, around)
    if (!isTable(found) || !('source' in found)) continue
    const mine = counterpart(ours, data, around)
    if (isTable(mine) && same(bare(mine), bare(found))) return put(data, around, mine) as Table
    const { confidence: _, origin: __, ...rest } = found
    return put(data, around, { ...rest, source: 'owner' }) as Table
  }
  return data
}

/** The source of a figure: that of the entry around it, or its own. */
export function sourceOf(data: Table, way: Way): Source | '' {
  for (let length = way.length; length >= 0; length--) {
    const found = at(data, way.slice(0, length))
    if (!isTable(found)) continue
    const key = way[length]
    const told = typeof key === 'string' && isTable(found.origin) ? found.origin[key] : undefined
    const source = told ?? found.source
    if (typeof source === 'string' && SOURCES.includes(source as Source)) return source as Source
  }
  return ''
}

/** One figure that differs from ours. */
export interface Difference {
  way: Way
  ours: unknown
  theirs: unknown
}

/** Every figure in which two boxes differ: down to single values, if both have tables. */
export function differences(ours: unknown, theirs: unknown, way: Way = []): Difference[] {
  if (same(ours, theirs)) return []
  if (isTable(ours) && isTable(theirs))
    return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
      .filter((key) => !ABOUT.has(key))
      .flatMap((key) => differences(ours[key], theirs[key], [...way, key]))
  if (isRows(ours) && isRows(theirs) && 'id' in ours[0]!) {
    const gone = ours.flatMap((row, n) =>
      theirs.some((each) => each.id === row.id) ? [] : [{ way: [...way, n], ours: row, theirs: undefined }],
    )
    return [...gone, ...theirs.flatMap((row, n) => differences(oursFor(ours, row, n), row, [...way, n]))]
  }
  if (isRows(ours) && isRows(theirs) && ours.length === theirs.length)
    return theirs.flatMap((row, n) => differences(ours[n], row, [...way, n]))
  return [{ way, ours, theirs }]
}

/** Sections with something to choose, and those in which the rules leave no choice. */
export function sorted(components: Table, bounds: Bounds[]): { free: string[]; fixed: string[] } {
  const open = new Set(
    bounds.filter(({ kind, way }) => !['fixed', 'text', 'rows'].includes(kind) && way.at(-1) !== 'id').map(({ way }) => way[0]),
  )
  const about = new Set(['meta', 'schema_version', 'sources', 'reference', 'effect_kinds', 'options'])
  const sections = Object.keys(components).filter((section) => section !== 'schema_version')
  return {
    free: sections.filter((section) => open.has(section) && !about.has(section)),
    fixed: sections.filter((section) => !open.has(section) || about.has(section)),
  }
}

/** The entries of a section: its rows, the tables in it, or the section itself. */
export function rowsOf(components: Table, section: string): Way[] {
  const value = components[section]
  if (isRows(value)) return value.map((_, n) => [section, n])
  if (isTable(value) && !('source' in value)) {
    const tables = Object.keys(value).filter((key) => isTable(value[key]))
    if (tables.length) return tables.map((key) => [section, key])
  }
  return [[section]]
}
