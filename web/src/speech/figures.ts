/** The figures of components, as `petteia/locale` computes them: variables for their names and texts. */

export type Figures = Record<string, number | string>
type Entry = Record<string, unknown>

const EFFECTS = ['effect', 'specials', 'reward', 'tasks', 'offers']

const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The figures of one entry by name. Those of its effects keep their names; others get names like `cost_food`. */
export function figures(entry: Entry): Figures {
  const out: Figures = {}
  for (const [key, value] of Object.entries(entry)) {
    if (typeof value === 'number' || typeof value === 'string') out[key] = value
    else if (!EFFECTS.includes(key))
      for (const inner of rows(value).filter(isEntry))
        for (const [name, number] of Object.entries(figures(inner))) out[`${key}_${name}`] = number
  }
  for (const key of EFFECTS) for (const effect of rows(entry[key]).filter(isEntry)) Object.assign(out, figures(effect))
  return out
}

/** The lines of exchange inside an entry, at any depth. */
function linesOf(entry: Entry): Entry[] {
  const inner = Object.values(entry).flatMap((value) => rows(value).filter(isEntry))
  return inner.flatMap((each) => ['line' in each ? [each] : [], linesOf(each)].flat())
}

/** The word of an entry: its id, its name in a table of exchange, or for a production tile its kind. */
function wordOf(entry: Entry): string {
  return 'id' in entry || 'line' in entry
    ? String(entry.id ?? entry.line)
    : ['terrain', 'resource', 'amount'].map((k) => String(entry[k] ?? '')).join('_')
}

/** The figures of every component by its word, with its table; a card also has those of its god. */
export function measured(components: Record<string, unknown>): Map<string, [table: string, own: Figures][]> {
  const entries: [string, string, Entry][] = []
  for (const [table, content] of Object.entries(components)) {
    if (Array.isArray(content)) {
      for (const row of content) if (isEntry(row)) entries.push([table, wordOf(row), row])
    } else if (isEntry(content)) {
      entries.push([table, table, content])
      for (const [word, row] of Object.entries(content)) if (isEntry(row)) entries.push([table, word, row])
    }
  }
  for (const [table, , entry] of [...entries]) for (const line of linesOf(entry)) entries.push([table, String(line.line), line])
  const gods = new Map(entries.filter(([, , e]) => 'favor_cost' in e).map(([, word, e]) => [word, figures(e)]))
  const out = new Map<string, [string, Figures][]>()
  for (const [table, word, entry] of entries) {
    const counted = { ...figures(entry), ...gods.get(String(entry.god ?? '')) }
    out.set(word, [...(out.get(word) ?? []), [table, counted]])
  }
  return out
}
