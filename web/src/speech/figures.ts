/** The figures of components, as `petteia/locale` measures them: they are variables of their names and texts. */

export type Figures = Record<string, number | string>
type Entry = Record<string, unknown>

const EFFECTS = ['effect', 'specials', 'reward']

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The figures of one entry by name. Those of its effects keep their name; others are called `cost_food` and the like. */
export function figures(entry: Entry): Figures {
  const out: Figures = {}
  for (const [key, value] of Object.entries(entry)) {
    if (typeof value === 'number' || typeof value === 'string') out[key] = value
    else if (isEntry(value) && !EFFECTS.includes(key))
      for (const [name, number] of Object.entries(figures(value))) out[`${key}_${name}`] = number
  }
  for (const key of EFFECTS) {
    const effects = entry[key] ?? []
    for (const effect of Array.isArray(effects) ? effects : [effects]) if (isEntry(effect)) Object.assign(out, figures(effect))
  }
  return out
}

/** The word of an entry: its id, or for a production tile what it is. */
function wordOf(entry: Entry): string {
  return 'id' in entry ? String(entry.id) : ['terrain', 'resource', 'amount'].map((k) => String(entry[k] ?? '')).join('_')
}

/** The figures of every component by its word, with the table it stands in; a card also has those of its god. */
export function measured(components: Record<string, unknown>): Map<string, [table: string, own: Figures][]> {
  const entries: [string, string, Entry][] = []
  for (const [table, rows] of Object.entries(components)) {
    if (Array.isArray(rows)) for (const row of rows) isEntry(row) && entries.push([table, wordOf(row), row])
    else if (isEntry(rows)) {
      entries.push([table, table, rows])
      for (const [word, row] of Object.entries(rows)) if (isEntry(row)) entries.push([table, word, row])
    }
  }
  const gods = new Map(entries.filter(([, , e]) => 'favor_cost' in e).map(([, word, e]) => [word, figures(e)]))
  const out = new Map<string, [string, Figures][]>()
  for (const [table, word, entry] of entries) {
    const counted = { ...figures(entry), ...gods.get(String(entry.god ?? '')) }
    out.set(word, [...(out.get(word) ?? []), [table, counted]])
  }
  return out
}
