/** What can be said about the candidates of a hint. */
import type { Advised } from '../server/wire.ts'

/** In thousandths. Each chance is the average over a few sampled worlds: a smaller difference does not tell better from
 * worse. */
const NEAR = 15

/** How many other candidates are as good as the first, as far as anybody can tell. */
export const asGoodAsFirst = (advice: Advised[]): Advised[] => advice.slice(1).filter((one) => near(one, advice[0]!))

/** Whether a candidate is one of several without a real difference: no reason then favours it. */
export const oneOfSeveral = (one: Advised, advice: Advised[]): boolean =>
  asGoodAsFirst(advice).length > 0 && (one === advice[0] || near(one, advice[0]!))

const near = (one: Advised, first: Advised): boolean =>
  one.chance !== undefined && first.chance !== undefined && Math.abs(one.chance - first.chance) <= NEAR
