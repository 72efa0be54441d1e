/** Which events of the chronicle hurt a seat, which belong to fights, and which form one action. */
import type { GameEvent, View } from '../../server/wire.ts'
import type { Reading } from '../contract.ts'
import { kindSet } from '../kit/events.ts'
import { distancesFrom } from './course.ts'
import { holdings } from './holdings.ts'
import type { DeukalionEvent } from './rules.ts'

/** Events that take something away, and which of the seats they name loses it. */
const LOSERS: { readonly [Kind in DeukalionEvent['event']]?: 'seat' | 'owner' | 'loser' } = {
  fell: 'seat',
  lost: 'seat',
  ship_displaced: 'seat',
  theseus_left: 'seat',
  conquered: 'owner',
  won_against_ship: 'loser',
  treasure_seized: 'loser',
  theseus_seized: 'loser',
}
const FIGHT = kindSet<DeukalionEvent>(
  ['attacked_ship', 'attacked_city', 'attacked_settlement', 'attacked_hydra', 'hydra_attacked', 'threw', 'threw_again'],
  ['won_against_ship', 'won', 'lost', 'fell', 'saved', 'conquered', 'treasure_taken', 'treasure_seized', 'nothing_taken'],
  ['theseus_seized', 'ship_displaced', 'hydra_displaced'],
)
/** Consequences of setting sail, of the Hydra's first step, of an attack or of a mission that share its line. */
const PARTS = kindSet<DeukalionEvent>(
  ['sailed', 'swirled', 'hydra_moved', 'move_ended', 'drew', 'threw', 'threw_again', 'won', 'won_against_ship', 'lost', 'fell', 'saved'],
  ['conquered', 'treasure_taken', 'treasure_seized', 'nothing_taken', 'sacrificed', 'stored', 'point_cards'],
)

export const reading: Reading = {
  formal: new Set(['displaced', 'prepare', 'after_throw']),
  holdings,
  distances: (view: View, seat: number) => {
    const marks = (zone: string) => view.zones.find(({ id }) => id === zone)?.pieces ?? []
    const ship = marks('ships').find((piece) => piece.marks?.seat === seat)
    const squares = marks('map').map(({ id, kind, marks }) => ({
      label: id.slice(id.lastIndexOf('/') + 1),
      ...{ kind, row: Number(marks?.row), col: Number(marks?.col) },
    }))
    return distancesFrom(squares, String(ship?.marks?.field ?? ''))
  },
  loses: (event: GameEvent, seat: number) => {
    const who = LOSERS[event.event as DeukalionEvent['event']]
    return who !== undefined && event[who] === seat
  },
  battle: (event: GameEvent) => FIGHT.has(event.event),
  goesOn: (event: GameEvent) => PARTS.has(event.event),
}
