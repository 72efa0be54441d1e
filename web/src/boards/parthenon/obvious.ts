/** Questions with one sensible answer, which takes nothing from us: it is given for us, and undo goes back through it. */
import type { Action, View } from '../../server/wire.ts'
import { entries } from '../kit/position.ts'
import { Catalogue, Position } from './model.ts'

/** Harbors that only trade, or give: a fleet loses nothing by going there, and need not trade. */
const FREE = new Set(['none', 'surplus', 'shortage', 'trade_discount', 'bonus', 'lose_cargo'])

export function obvious(view: View, components: Record<string, unknown>): Action | null {
  const { actions, prompt } = view
  if (prompt.key === 'trading_turn') return onlyFleet(view, components)
  if (prompt.key !== 'order_events' || actions.some(({ verb }) => verb !== 'order')) return null
  const { settled } = new Catalogue(components)
  const omens = new Position(view).omens().map(({ kind }) => kind)
  if (omens.filter((kind) => settled.has(kind)).length > 1) return null
  return actions.find(({ args }) => args.omen === omens.find((kind) => actions.some((each) => each.args.omen === kind))) ?? null
}

/** The one fleet that can trade, if its harbor asks for nothing. Thieves have struck when the harbor was turned up. */
function onlyFleet(view: View, components: Record<string, unknown>): Action | null {
  const [begin, ...others] = view.actions.filter(({ verb }) => verb === 'begin')
  if (!begin || others.length) return null
  const position = new Position(view)
  const land = position.fleets(view.seat ?? -1).find(({ letter }) => letter === begin.args.fleet)?.land ?? ''
  const card = position.harbors().get(land)?.card
  const found = entries(components.harbor_status).find(({ id }) => id === card)
  return FREE.has(String((found?.effect as { kind?: string } | undefined)?.kind)) ? begin : null
}
