/** The order in which picks were made: the server keeps them sorted, and undo takes the last one back. */

/** The picks added by each press, in order. `sendBest` adds several picks with one press. */
export type Presses = readonly (readonly number[])[]

/** The presses once `picks` is the set of picks: new ones were added by one press, missing ones are gone. */
export function pressed(before: Presses, picks: readonly number[]): Presses {
  const left = [...picks]
  const kept = before
    .map((press) =>
      press.filter((n) => {
        const at = left.indexOf(n)
        if (at >= 0) left.splice(at, 1)
        return at >= 0
      }),
    )
    .filter((press) => press.length > 0)
  return left.length ? [...kept, left] : kept
}

/** The picks without those of the last press. */
export const withoutLast = (presses: Presses): number[] =>
  presses
    .slice(0, -1)
    .flat()
    .sort((a, b) => a - b)
