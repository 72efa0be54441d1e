/** The icons of the game on the table, by word. */
import type { Speech } from '../speech/speech.ts'
import { BY_VOCABULARY, shell } from '../look/icons.ts'

let icons = $state.raw<Record<string, string>>({})

export function setIcons(of: Record<string, string>): void {
  icons = of
}

/** The outline for a word: its own, that of a part of it (`greek_recruit_3`: recruit), of one of its marks, or of its
 * vocabulary (`mission` for `m04`). */
export function iconOf(word: string, speech?: Speech, marks: Record<string, number | string> = {}): string | null {
  if (icons[word]) return icons[word]
  const parts = word.split(/[/@_]/)
  for (const part of [...parts.slice(1), parts[0] ?? '']) if (icons[part]) return icons[part]
  for (const mark of Object.values(marks)) if (icons[mark]) return icons[mark]
  for (const vocabulary of speech?.vocabulariesOf(word) ?? []) {
    if (icons[vocabulary]) return icons[vocabulary]
    const name = BY_VOCABULARY[vocabulary]
    if (name && shell[name]) return shell[name]
  }
  return null
}
