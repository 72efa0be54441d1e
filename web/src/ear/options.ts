/** The options of a decision as a numbered list, in groups, each with its effect in a few words. */
import type { GameTable } from '../boards/contract.ts'
import { shared } from '../boards/generic/reading.ts'
import { effectText } from '../table/effects.ts'
import { LISTED, wordsIn, type Verbosity } from './announcements.ts'

export interface Choice {
  id: string
  number: number
  text: string
  /** The rest of the text, if the group's name says the beginning. */
  short: string
  note: string
  group: string
  action?: number
  press?: () => void
}
type T = (key: string, params?: Record<string, number | string>) => string

/** So many options of a kind make a group. */
const GROUP = 4

/** How the explanation of a card or a piece stands beside an option that has no effect yet. */
const MOST_NOTE = 14

export function choicesOf(table: GameTable, verbosity: Verbosity): Choice[] {
  const { speech, actions } = table
  const out: Choice[] = []
  const noted = (at: number): string => {
    if (verbosity === 'brief') return ''
    const action = actions[at]!
    const effect = effectText(action, table)
    if (effect && verbosity !== 'full') return effect
    const about = Object.values(action.args).map((word) => speech.about(word))
    const found = about.filter((text) => text && (verbosity === 'full' || wordsIn(text) <= MOST_NOTE))
    return [effect, ...found.slice(0, 1)].filter(Boolean).join('. ')
  }
  for (const verb of new Set(actions.map((action) => action.verb))) {
    const mine = actions.flatMap((action, at) => (action.verb === verb ? [at] : []))
    const texts = mine.map((at) => speech.action(actions[at]!))
    const common = mine.length >= GROUP ? shared(texts) : null
    const group = common ? [common.head, common.tail].filter(Boolean).join(' … ') : ''
    mine.forEach((at, n) =>
      out.push({
        id: `option/${actions[at]!.n}`,
        number: out.length + 1,
        text: texts[n]!,
        short: common ? common.rest[n]! : texts[n]!,
        note: noted(at),
        group,
        action: actions[at]!.n,
      }),
    )
  }
  return out
}

/** Every option with its number; of a group the common words once. */
export function recited(choices: Choice[], t: T): string {
  let group = ''
  return choices
    .map((choice) => {
      const said = t('web-ear-numbered', { number: choice.number, text: choice.group ? choice.short : choice.text })
      const head = choice.group && choice.group !== group ? `${choice.group}: ` : ''
      group = choice.group
      return head + said
    })
    .join('; ')
}

/** What is said with the question: all options if they are few, else how many of each kind there are. */
export function countedOptions(choices: Choice[], verbosity: Verbosity, t: T): string {
  if (!choices.length) return ''
  const all = recited(choices, t)
  if (wordsIn(all) <= LISTED[verbosity]) return `${all}.`
  const groups = new Map<string, number>()
  for (const { group } of choices) groups.set(group, (groups.get(group) ?? 0) + 1)
  const named = [...groups].filter(([name]) => name)
  const count = t('web-ear-count', { count: choices.length })
  if (verbosity !== 'full' || !named.length || named.length > 3) return `${count}.`
  return `${count}: ${[...groups].map(([name, of]) => t('web-ear-group', { name: name || t('web-ear-others'), count: of })).join('; ')}.`
}
