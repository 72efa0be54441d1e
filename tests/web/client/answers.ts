/** What the client makes of what the server sends, without a browser: reads a line of JSON for each question and answers with one.
 * tests/web/client/__init__.py asks. */
import { createInterface } from 'node:readline'
import { reading as aom } from '../../../web/src/boards/age_of_mythology/reading.ts'
import { reading as deukalion } from '../../../web/src/boards/deukalion/reading.ts'
import { reading as parthenon } from '../../../web/src/boards/parthenon/reading.ts'
import type { TableState, Reading } from '../../../web/src/boards/contract.ts'
import { Speech, type Texts } from '../../../web/src/speech/speech.ts'
import { digestOf, type Span } from '../../../web/src/table/digest.ts'
import { effectText } from '../../../web/src/table/effects.ts'

const READINGS: Record<string, Reading> = { age_of_mythology: aom, deukalion, parthenon }
let speech: Speech | null = null
let components: Record<string, unknown> = {}

interface Asked {
  game: string
  texts?: Texts
  span?: Span
  table?: { view: TableState['view']; me: number; effects: NonNullable<ReturnType<NonNullable<TableState['effect']>>>[] }
}

function answer(asked: Asked): unknown {
  const reading = READINGS[asked.game] ?? null
  if (asked.texts) {
    speech = new Speech(asked.texts, (seat) => ['Ada', 'Bion', 'Chloe', 'Dion', 'Eunike', 'Fabia', 'Gaia', 'Hero'][seat]!)
    components = asked.texts.components ?? {}
  }
  if (asked.span) {
    const { lost, gained, leader, points } = digestOf(asked.span, reading)
    const by = [...gained.pieces!.map((p) => [p.kind, p.count]), ...lost.pieces!.map((p) => [p.kind, -p.count])]
    return { by: Object.fromEntries(by) as unknown, leader, points }
  }
  if (asked.table) {
    const { view, me, effects } = asked.table
    const effect = (n: number) => effects.find((each) => each.n === n) ?? null
    const table = { view, me, speech, components, reading, effect } as unknown as TableState
    return view.actions.map((action) => [speech!.action(action), effectText(action, table)])
  }
  return null
}

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(answer(JSON.parse(line) as Asked)))
