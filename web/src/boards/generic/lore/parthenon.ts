/** Parthenon: what villages and workshops of an island yield, and what things cost. */
import type { Desk } from '../../contract.ts'
import type { Lore } from './lore.ts'

interface Place {
  produces: string
  start?: boolean
  cost: Record<string, number>
}
interface Island {
  id: string
  villages: Place[]
  workshops: Place[]
}
interface Priced {
  id: string
  cost?: Record<string, number>
  plan_cost?: Record<string, number>
  completion_cost?: Record<string, number>
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

function price(cost: Record<string, number> | undefined, desk: Desk): string {
  const row = Object.entries(cost ?? {}).map(([word, count]) => desk.speech.literal('list-amount', { count, name: desk.speech.word(word, 'item') }))
  return row.length ? desk.speech.literal('note-price', { price: desk.speech.listing(row) }) : ''
}

const costOf = (table: string, word: string, desk: Desk): Priced | undefined => (desk.components[table] as Priced[] | undefined)?.find((entry) => entry.id === word)

/** What was owned from the start and lost costs something to get again (PAR-4.2.2, PAR-5.1.3). */
const again = (table: string, key: string, desk: Desk): Record<string, number> | undefined => (desk.components[table] as Record<string, Record<string, number>> | undefined)?.[key]

/** The table's option may ask for other gold than the data (PAR-12.3.3). */
function completionCost(wonder: string, desk: Desk): Record<string, number> | undefined {
  const cost = costOf('wonders', wonder, desk)?.completion_cost
  const gold = Number(desk.view.options.completion_gold)
  return cost && gold > 0 ? { ...cost, gold } : cost
}

const parthenon: Lore = {
  open: ['events', 'wonders'],
  discs: ['built', 'fleets', 'supply', 'hand', 'hold', 'offer', 'asks', 'draft', 'draft_asks', 'harbors'],
  note(action, desk) {
    const { verb, args } = action
    if (verb === 'build' || verb === 'raze' || verb === 'silence' || verb === 'post') {
      const structure = args.structure ?? args.village ?? ''
      const place = placeOf(structure, desk.me ?? -1, desk)
      const printed = place?.start ? again('village_loss', 'rebuild_cost_start_village', desk) : place?.cost
      const cost = verb === 'build' ? price(printed ?? costOf('acropolis', structure, desk)?.cost, desk) : ''
      const yields = place ? desk.speech.say('note-yields', { card: place.produces }) : desk.speech.about(structure)
      return [yields, cost].filter(Boolean).join(' ')
    }
    if (verb === 'buy_fleet') return price(again('fleet_loss', `rebuild_cost_${args.fleet}`, desk), desk)
    if (verb === 'plan') return price(costOf('wonders', args.wonder ?? '', desk)?.plan_cost, desk)
    if (verb === 'complete') return price(completionCost(args.wonder ?? '', desk), desk)
    return ''
  },
  picture(piece, desk) {
    const [zone, seat] = piece.id.split('/')
    if (zone === 'fleets') return 'fleet'
    return zone === 'built' ? (placeOf(piece.kind, Number(seat), desk)?.produces ?? null) : null
  },
}

export default parthenon
