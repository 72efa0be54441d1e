/** In which order picks were made: the server keeps them sorted, and undo takes the last one back. */

/** What each press has added, in order. `sendBest` adds several picks with one press. */
export type Presses = readonly (readonly number[])[]

/** How the presses stand once `picks` are what is picked: what is new was added by one press, what is missing is gone. */
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
