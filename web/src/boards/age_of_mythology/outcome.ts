/** The cost and gain of an option, read from the server's preview. */
import type { Effect, View } from '../../server/wire.ts'
import { movesOn, sharesOf } from '../../table/effects.ts'
import { RESOURCES, type Amounts, type Resource } from './model.ts'

interface Yield {
  seat: number
  amounts: Amounts
  total: number
}

const nothing = (): Amounts => ({ food: 0, wood: 0, gold: 0, favor: 0 })
const isResource = (kind: string): kind is Resource => (RESOURCES as readonly string[]).includes(kind)

/** The cubes of a seat in one direction: what it pays (-1) or gets (1). */
function cubes(effect: Effect, view: View, sign: 1 | -1): Yield[] {
  return sharesOf(effect, view).flatMap(({ seat, pieces }) => {
    const amounts = nothing()
    for (const { kind, by } of pieces) if (isResource(kind) && by * sign > 0) amounts[kind] += by * sign
    const total = RESOURCES.reduce((sum, kind) => sum + amounts[kind], 0)
    return total ? [{ seat, amounts, total }] : []
  })
}

/** What a seat would pay; null if unknown. */
export function priceOf(effect: Effect | null | undefined, view: View, seat: number): Amounts | null {
  if (!effect?.certain || movesOn(effect)) return null
  return cubes(effect, view, -1).find((share) => share.seat === seat)?.amounts ?? nothing()
}

/** Who would get how much, in the order of the seats from ours on. */
export function yieldsOf(effect: Effect | null | undefined, view: View, me: number): Yield[] {
  if (!effect?.certain || movesOn(effect)) return []
  const from = (seat: number): number => (seat - me + view.seats) % view.seats
  return cubes(effect, view, 1).sort((a, b) => from(a.seat) - from(b.seat))
}
