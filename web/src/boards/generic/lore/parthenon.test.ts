import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { Speech } from '../../../speech/speech.ts'
import type { Action, Desk } from '../../contract.ts'
import parthenon from './parthenon.ts'

const ROOT = new URL('../../../../../', import.meta.url)
const file = (path: string): { language: string; text: string } => ({ language: 'en', text: readFileSync(new URL(`petteia/locale/en/${path}.ftl`, ROOT), 'utf-8') })
const components = {
  wonders: [
    { id: 'colossus', plan_cost: { ore: 2, timber: 1, papyrus: 1 }, completion_cost: { gold: 1, tools: 1 } },
    { id: 'oracle', plan_cost: { olives: 2 }, completion_cost: { pottery: 2 } },
  ],
}
const speech = new Speech({ language: 'en', files: ['common', 'parthenon', 'web', 'web_parthenon'].map(file), components }, String)
const desk = (options: Record<string, string>): Desk => ({ components, speech, view: { options } }) as unknown as Desk
const action = (verb: string, wonder: string): Action => ({ n: 0, verb, args: { wonder } }) as unknown as Action
const note = (verb: string, wonder: string, options: Record<string, string>): string => parthenon.note!(action(verb, wonder), desk(options)).replace(/[\u2068\u2069]/g, '')

describe('what a wonder costs', () => {
  it('is what the component data say', () => {
    expect(note('complete', 'colossus', {})).toBe('Costs 1 gold and 1 tools.')
    expect(note('complete', 'colossus', { completion_gold: 'printed' })).toBe('Costs 1 gold and 1 tools.')
    expect(note('complete', 'oracle', { completion_gold: 'printed' })).toBe('Costs 2 pottery.')
  })

  it('is two gold to complete it if the table says so, and the same to pay off its plan', () => {
    expect(note('complete', 'colossus', { completion_gold: '2' })).toBe('Costs 2 gold and 1 tools.')
    expect(note('complete', 'oracle', { completion_gold: '2' })).toBe('Costs 2 pottery and 2 gold.')
    expect(note('plan', 'colossus', { completion_gold: '2' })).toBe(note('plan', 'colossus', {}))
  })
})
