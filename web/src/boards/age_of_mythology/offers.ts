/** The answers to a prompt as pictures: the options, their prices, and things of the same kind that are not possible
 * now. */
import type { Action } from '../../server/wire.ts'
import { tileOf, type Amounts, type Catalogue, type Position } from './model.ts'

export type Picture = 'building' | 'unit' | 'tile' | 'resource' | 'terrain' | 'victory' | 'seat' | 'area' | 'number' | 'all'

export interface Offer {
  key: string
  /** null: shown, but not possible now */
  action: Action | null
  picture: Picture
  word: string
  price: Amounts | null
  count: number
  /** A tile that lies open for everybody. */
  open?: boolean
}

const BY_ARG: Record<string, Picture> = {
  tile: 'tile',
  building: 'building',
  unit: 'unit',
  resource: 'resource',
  card: 'victory',
  seat: 'seat',
  area: 'area',
  number: 'number',
}
/** Verbs whose answers are not shown as offers because they have places of their own. */
const ELSEWHERE = new Set(['play', 'lay', 'discard', 'pick', 'draw', 'put', 'fight', 'commit', 'give', 'for', 'amount', 'culture'])

function pictureOf(action: Action): { picture: Picture; word: string } | null {
  if (ELSEWHERE.has(action.verb)) return null
  if (action.verb === 'gather') {
    const scope = action.args.scope ?? ''
    if (scope === 'all') return { picture: 'all', word: scope }
    return { picture: ['food', 'wood', 'gold', 'favor'].includes(scope) ? 'resource' : 'terrain', word: scope }
  }
  if (action.verb === 'lose')
    return action.args.villager === 'holding'
      ? { picture: 'unit', word: 'villager' }
      : { picture: 'tile', word: action.args.villager ?? '' }
  for (const [arg, word] of Object.entries(action.args)) {
    const picture = BY_ARG[arg]
    if (!picture) continue
    if (picture === 'unit' && word.includes('@')) return { picture, word: word.split('@')[0] ?? word }
    return { picture, word }
  }
  return null
}

/** The price of a thing, if this prompt pays for it. */
function priceOf(action: Action, catalogue: Catalogue): Amounts | null {
  if (action.verb === 'build') return catalogue.buildings.get(action.args.building ?? '')?.cost ?? null
  if (action.verb === 'recruit') return catalogue.units.get(action.args.unit ?? '')?.cost ?? null
  return null
}

/** Offers in the order of the actions; after them things in the same zone that are not possible now. */
export function offersOf(actions: Action[], prompt: string, position: Position, catalogue: Catalogue, me: number): Offer[] {
  const out: Offer[] = []
  for (const action of actions) {
    const found = pictureOf(action)
    if (!found) continue
    out.push({ key: String(action.n), action, ...found, price: priceOf(action, catalogue), count: 1 })
  }
  const seen = new Set(out.map((offer) => offer.word))
  const quiet = (picture: Picture, word: string, price: Amounts | null): void => {
    if (!seen.has(word)) out.push({ key: `not ${word}`, action: null, picture, word, price, count: 1 })
  }
  if (prompt === 'build')
    for (const piece of position.pieces('stock')) quiet('building', piece.kind, catalogue.buildings.get(piece.kind)?.cost ?? null)
  if (prompt === 'recruit')
    for (const piece of position.pieces(`supply/${me}`))
      if (catalogue.units.has(piece.kind)) quiet('unit', piece.kind, catalogue.units.get(piece.kind)!.cost)
  if (prompt === 'draft' || prompt === 'explore') for (const piece of position.pieces('open')) quiet('tile', piece.kind, null)
  for (const offer of out) {
    if (offer.picture === 'tile' && (prompt === 'draft' || prompt === 'explore')) {
      offer.open = true
      offer.count = position.count('open', offer.word)
    }
    if (offer.picture === 'unit' && prompt === 'recruit') offer.count = position.count(`supply/${me}`, offer.word)
    if (offer.picture === 'tile' && !tileOf(offer.word)) offer.picture = 'unit'
  }
  return out
}
