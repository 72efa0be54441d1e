/** The sea chart in words: where ships and the Hydra stand, and the name and contents of a square. */
import type { Game } from './game.svelte.ts'
import type { Reached, Square } from './model.ts'

/** A ship, or the Hydra with seat null; `place` of `among` those in the same field. */
export interface Token {
  id: string
  seat: number | null
  field: string
  square: Square
  place: number
  among: number
}

export function tokensOn(g: Game, at: Map<string, Square>): Token[] {
  return g.position.tokens().flatMap((token, _, all) => {
    const square = at.get(token.field)
    if (!square) return []
    const here = all.filter((each) => each.field === token.field)
    return [{ ...token, square, place: here.findIndex((each) => each.id === token.id), among: here.length }]
  })
}

/** Entering it means a fight. */
export const fights = (field: Reached): boolean => field.sets === 'ship' || field.sets === 'hydra'

/** The name of a place; water has none. */
export function townOf(g: Game, square: Square): string {
  if (g.catalogue.cities.has(square.kind)) return g.name('city', square.kind)
  if (g.catalogue.settlements.has(square.kind)) return g.name('settlement', square.kind)
  return square.kind === 'athens' ? g.name('square', 'athens') : ''
}

/** The treasures of a city, its empty slots, and Theseus if he is there. */
export function slotsOf(g: Game, square: Square): string[] {
  const inside = g.position.cargo(`city/${square.kind}`)
  const treasures = inside.filter((each) => each.kind !== 'theseus').map((each) => each.kind)
  const free = Math.max(0, (g.catalogue.cities.get(square.kind)?.slots ?? 0) - treasures.length)
  return [...treasures, ...Array.from({ length: free }, () => ''), ...(inside.some((each) => each.kind === 'theseus') ? ['theseus'] : [])]
}

/** Everything about a square in words: its kind, its contents, who is there, and what a press would do. */
export function wordsOf(g: Game, square: Square, tokens: Token[]): string {
  const speech = g.table.speech
  const what = [square.label, townOf(g, square) || speech.name('square', square.kind)]
  const city = g.catalogue.cities.get(square.kind)
  if (city) {
    const inside = slotsOf(g, square).filter(Boolean)
    what.push(g.w('strength', { value: city.value }), inside.map((kind) => speech.word(kind)).join(', ') || g.w('no-treasure'))
  }
  const place = g.catalogue.settlements.get(square.kind)
  if (place) {
    const who = g.position.garrison(square.kind)
    what.push(
      g.w('strength', { value: place.value }),
      who ? g.w('held', { who: g.seatName(who.seat), count: who.men }) : g.w('free', { count: place.men }),
    )
  }
  if (square.whirlpool) what.push(g.name('expansion', 'charybdis'))
  for (const { seat } of tokens.filter((token) => token.square.id === square.id))
    what.push(
      seat === null
        ? `${g.name('piece', 'hydra')}, ${g.w('strength', { value: g.catalogue.hydra })}`
        : g.w('ship-of', { who: g.seatName(seat) }),
    )
  const would = g.goal(square.id)
  return would ? `${what.join(', ')}: ${would.ahead ? g.w('later', { what: would.text }) : would.text}` : what.join(', ')
}

/** What a player probably wants with a square, in notation. */
export function intentFor(g: Game, square: Square): string {
  if (g.catalogue.settlements.has(square.kind)) return `${g.position.garrison(square.kind) ? 'attack' : 'found'} ${square.kind}`
  if (g.catalogue.cities.has(square.kind)) return `attack ${square.kind}`
  if (g.prompt === 'move_hydra') return `hydra ${square.label}`
  return ['water', 'anchor', 'styx'].includes(square.kind) ? `sail ${square.label}` : ''
}
