/** What a player who presses a piece probably wants, in notation, so that the server can say why it is not possible.
 * Only the server knows whether it is possible. */
import type { Action } from '../../server/wire.ts'

/** The kind of a piece, as far as intents go. `open`: a tile that can be taken. */
export type Thing =
  | 'card'
  | 'pile'
  | 'building'
  | 'standing'
  | 'supply'
  | 'soldier'
  | 'enemy'
  | 'tile'
  | 'theirs'
  | 'open'
  | 'cube'
  | 'loot'
  | 'heap'
  | 'victory'
  | 'seat'
  | 'area'
  | 'deck'

export interface Intent {
  text: string
  verb: string
  args: Record<string, string>
}

/** The names of the pieces of a kind in actions, and their usual purpose if the prompt is about something else. */
const USUAL: Record<Thing, [argument: string, verb: string]> = {
  card: ['card', 'play'],
  pile: ['card', 'pick'],
  building: ['building', 'build'],
  standing: ['building', 'destroy'],
  supply: ['unit', 'recruit'],
  soldier: ['unit', 'commit'],
  enemy: ['unit', 'strike'],
  tile: ['tile', 'put'],
  theirs: ['tile', 'capture'],
  open: ['tile', 'take'],
  cube: ['resource', 'give'],
  loot: ['resource', 'seize'],
  heap: ['resource', 'for'],
  victory: ['card', 'place'],
  seat: ['seat', 'attack'],
  area: ['area', 'area'],
  deck: ['number', 'draw'],
}
/** When tiles are taken away, their notation includes the unit on them. */
const WITH_WORKER = new Set(['capture', 'remove', 'swap'])
const VILLAGER = 'villager'

/** The intent for a thing: what the prompt wants of such things, else their usual purpose. */
export function intentFor(thing: Thing, word: string, actions: Action[]): Intent {
  const [argument, usual] = USUAL[thing]
  const asked = actions.find(
    (action) => argument in action.args && (argument !== 'card' || (thing === 'victory') === (action.verb === 'place')),
  )
  const verb = asked?.verb ?? usual
  const bare = word.replace(/[*^]$/, '')
  const called = argument === 'tile' && !WITH_WORKER.has(verb) ? bare : word
  const args: Record<string, string> = verb === 'put' ? { worker: asked?.args.worker ?? VILLAGER, tile: called } : { [argument]: called }
  return { text: [verb, ...Object.values(args)].join(' '), verb, args }
}
