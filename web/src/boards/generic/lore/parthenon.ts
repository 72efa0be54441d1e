/** Parthenon: what villages and workshops of an island yield. */
import type { Desk } from '../../contract.ts'
import type { Lore } from './lore.ts'

interface Place {
  produces: string
}
interface Island {
  id: string
  villages: Place[]
  workshops: Place[]
}
/** Villages stand in the file in the order of their places. */
const VILLAGES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']

function placeOf(structure: string, seat: number, desk: Desk): Place | null {
  const home = desk.view.counters.find((counter) => counter.id === `island/${seat}`)?.value
  const island = (desk.components.islands as Island[] | undefined)?.find((each) => each.id === home)
  const village = VILLAGES.indexOf(structure.replace(/^village_/, ''))
  if (village >= 0) return island?.villages[village] ?? null
  const workshop = /^workshop_(\d)$/.exec(structure)
  return workshop ? (island?.workshops[Number(workshop[1]) - 1] ?? null) : null
}

const parthenon: Lore = {
  open: ['events', 'wonders'],
  discs: ['built', 'fleets', 'supply', 'hand', 'hold', 'offer', 'asks', 'draft', 'draft_asks', 'harbors'],
  note(action, desk) {
    const { verb, args } = action
    if (verb === 'build' || verb === 'raze' || verb === 'silence' || verb === 'post') {
      const structure = args.structure ?? args.village ?? ''
      const place = placeOf(structure, desk.me ?? -1, desk)
      return place ? desk.speech.say('note-yields', { card: place.produces }) : desk.speech.about(structure)
    }
    return ''
  },
  picture(piece, desk) {
    const [zone, seat] = piece.id.split('/')
    if (zone === 'fleets') return 'fleet'
    return zone === 'built' ? (placeOf(piece.kind, Number(seat), desk)?.produces ?? null) : null
  },
}

export default parthenon
