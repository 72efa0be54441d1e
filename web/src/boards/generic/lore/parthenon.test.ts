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
  islands: [
    {
      id: 'chios',
      villages: [
        { produces: 'grapes', start: true, cost: {} },
        { produces: 'timber', start: true, cost: {} },
        { produces: 'olives', start: false, cost: { grapes: 1, timber: 1 } },
      ],
      workshops: [],
    },
  ],
  village_loss: { rebuild_cost_start_village: { any_basic: 2 } },
  fleets: [{ id: 'a', cost: {} }, { id: 'b', cost: { gold: 1 } }],
  fleet_loss: { rebuild_cost_a: { any_basic: 2 }, rebuild_cost_b: { gold: 1 } },
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

describe('what was lost', () => {
  const home = { components, speech, me: 0, view: { options: {}, counters: [{ id: 'island/0', value: 'chios' }] } } as unknown as Desk
  const noted = (verb: string, args: Record<string, string>): string => parthenon.note!({ n: 0, verb, args } as unknown as Action, home).replace(/[\u2068\u2069]/g, '')

  it('has a price though it was owned from the start', () => {
    expect(noted('build', { structure: 'village_a1' })).toBe('Yields grapes. Costs 2 any basic.')
    expect(noted('buy_fleet', { fleet: 'a' })).toBe('Costs 2 any basic.')
  })

  it('costs the same again where it was bought', () => {
    expect(noted('build', { structure: 'village_c1' })).toBe('Yields olives. Costs 1 grapes and 1 timber.')
    expect(noted('buy_fleet', { fleet: 'b' })).toBe('Costs 1 gold.')
  })
})
