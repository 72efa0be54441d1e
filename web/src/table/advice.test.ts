import { expect, it } from 'vitest'
import { asGoodAsFirst, oneOfSeveral } from './advice.ts'

const candidates = (...chances: (number | undefined)[]) => chances.map((chance, action) => ({ action, chance, reason: 'army' }))

it('finds no difference where chances are as good as equal', () => {
  const advice = candidates(560, 562, 551)
  expect(asGoodAsFirst(advice)).toHaveLength(2)
  expect(advice.map((one) => oneOfSeveral(one, advice))).toEqual([true, true, true])
})
it('tells the best from the others, and equal ones from a bad one', () => {
  const clear = candidates(560, 480, 479)
  expect(asGoodAsFirst(clear)).toEqual([])
  expect(clear.map((one) => oneOfSeveral(one, clear))).toEqual([false, false, false])
  const mixed = candidates(560, 555, 300)
  expect(mixed.map((one) => oneOfSeveral(one, mixed))).toEqual([true, true, false])
})
it('says nothing where no chance is known', () => {
  expect(asGoodAsFirst(candidates(undefined, undefined))).toEqual([])
  expect(asGoodAsFirst([])).toEqual([])
})
