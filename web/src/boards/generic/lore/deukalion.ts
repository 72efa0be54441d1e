/** Deukalion: what the dice would stand for if the Kylix were turned so (DEU-4.2.2). */
import { pipsOf } from '../reading.ts'
import type { Lore } from './lore.ts'

const ACTIONS = ['cards', 'soldiers', 'sail', 'hydra']

const deukalion: Lore = {
  open: ['open', 'mission'],
  note(action, desk) {
    if (action.verb !== 'turn') return ''
    const dice = desk.view.zones.find((zone) => zone.id === 'kylix')?.pieces ?? []
    const around = ACTIONS.map((_, way) => dice.find((die) => die.marks?.way === way)).map((die) => (die ? pipsOf(die) : null))
    if (around.some((pips) => pips === null)) return ''
    const turned = Number(action.args.orientation)
    const figures = Object.fromEntries(ACTIONS.map((what, at) => [what, around[(at + turned) % ACTIONS.length]!]))
    return desk.speech.say('note-turn', figures)
  },
  picture: (piece) => (piece.id.startsWith('ships/') && piece.kind !== 'hydra' ? 'ship' : null),
}

export default deukalion
