/** Which puzzles we want: it stays from one to the next. */
import { ANY, type Wanted } from './puzzles.ts'

export const wanted = $state<Wanted>({ ...ANY })
