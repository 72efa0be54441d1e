import { expect, it } from 'vitest'
import type { Line } from '../boards/contract.ts'
import type { GameEvent } from '../server/wire.ts'
import { Speech } from '../speech/speech.ts'
import { mergedLines } from './mergeLines.ts'

const speech = new Speech(
  {
    language: 'en',
    files: [
      {
        language: 'en',
        text: [
          'list-nothing = nothing',
          'list-times = { $count } × { $name }',
          'card-gather = Gather',
          'card-trade = Trade',
          'word-many_drew = { SEAT($seat) } draws { $card }.',
          '    .you = You draw { $card }.',
          'word-along_sailed = { SEAT($seat) } sails along { $field }.',
          'word-unseen_drew = { SEAT($seat) } draws { $count } cards.',
        ].join('\n'),
      },
    ],
  },
  (seat) => ['Ariadne', 'Chloe'][seat]!,
  () => 0,
)
const lines = (...events: GameEvent[]): Line[] =>
  events.map((event, number) => ({ number, n: 1, event, seat: Number(event.seat), text: `${event.event} ${number}` }))
const told = (...events: GameEvent[]): string[] => mergedLines(lines(...events), speech).map((line) => line.text)

it('counts what nobody sees, and names what we see', () => {
  expect(told(...Array.from({ length: 3 }, () => ({ event: 'drew', seat: 1 })))).toEqual(['Chloe draws 3 cards.'])
  expect(told({ event: 'drew', seat: 0, card: 'gather' }, { event: 'drew', seat: 0, card: 'trade' })).toEqual([
    'You draw Gather and Trade.',
  ])
  expect(told({ event: 'drew', seat: 1, card: 'gather' }, { event: 'drew', seat: 1, card: 'gather' })).toEqual(['Chloe draws 2 × Gather.'])
})
it('tells a way field by field, also where it goes back', () => {
  const way = ['H2', 'H3', 'G3', 'H3'].map((field) => ({ event: 'sailed', seat: 1, field }))
  expect(told(...way)).toEqual(['Chloe sails along H2 → H3 → G3 → H3.'])
})
it('leaves alone what is of another kind, of another seat, taken back, or has no words for several', () => {
  expect(told({ event: 'drew', seat: 1 }, { event: 'paid', seat: 1 }, { event: 'drew', seat: 1 })).toEqual(['drew 0', 'paid 1', 'drew 2'])
  expect(told({ event: 'drew', seat: 1 }, { event: 'drew', seat: 0 })).toEqual(['drew 0', 'drew 1'])
  expect(told({ event: 'paid', seat: 1 }, { event: 'paid', seat: 1 })).toEqual(['paid 0', 'paid 1'])
  const [one, two] = lines({ event: 'drew', seat: 1 }, { event: 'drew', seat: 1 })
  expect(mergedLines([one!, { ...two!, undone: true }], speech)).toHaveLength(2)
})
