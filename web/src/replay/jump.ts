/** Inside a replay, lines of the chronicle lead to their moments. */
import { getContext, setContext } from 'svelte'

type Jump = (n: number) => void
const KEY = Symbol('jump')
export const provideJump = (jump: Jump): Jump => setContext(KEY, jump)
export const jumpHere = (): Jump | undefined => getContext<Jump | undefined>(KEY)
