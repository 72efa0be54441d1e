/** The position in sentences, read from the view alone: in layers, from one sentence to every piece with its marks. */
import { called, heaped, isEmpty, layoutOf, lastPart, ownerOf, pipsOf, type Chart, type Square } from '../boards/generic/reading.ts'
import type { Counter, Piece, View, Zone } from '../server/wire.ts'
import type { Speech } from '../speech/speech.ts'

/** A line that can be opened. */
export interface Fact {
  id: string
  text: string
  inside: Fact[]
}

/** A grid for arrow keys: every cell has a coordinate, and `pieces` lead to the options about it. */
export interface Cell {
  id: string
  at: string
  text: string
  pieces: string[]
}
export interface Grid {
  id: string
  title: string
  rows: Cell[][]
}

export interface Reader {
  view: View
  speech: Speech
  /** The texts of the client itself. */
  t: (key: string, params?: Record<string, number | string>) => string
  me: number | null
  /** The distance of a square from our ship. */
  distance?: (label: string) => number | null
}

/** The squares of the map: marks that name one are places and no words. */
const placesOf = (chart: Chart | null): Set<string> => new Set(chart?.squares.map(({ label }) => label))

export function pieceSaid(piece: Piece, speech: Speech, places: ReadonlySet<string> = new Set()): string {
  const { name, at, marks } = called(piece, speech, places)
  const [pips, owner] = [pipsOf(piece), ownerOf(piece)]
  const square = typeof piece.marks?.row === 'number' ? lastPart(piece.id) : ''
  const what = [square, at, name, pips === null ? '' : String(pips)].filter(Boolean).join(' ')
  const counted = piece.count > 1 ? speech.literal('list-times', { count: piece.count, name: what }) : what
  return [counted, owner === null ? '' : speech.seat(owner), ...marks, ...untold(piece, speech)].filter(Boolean).join(', ')
}

/** Marks that a board shows by place or picture, and that have no words of the game's own. */
function untold({ kind, marks = {} }: Piece, speech: Speech): string[] {
  return Object.entries(marks).flatMap(([mark, value]) => {
    const own = `mark-${mark}`
    const key = `web-ear-mark-${mark}`
    if (!speech.has(key) || (speech.has(own) && speech.say(own, { value, kind }))) return []
    if (mark !== 'knowers') return [speech.literal(key, { value })]
    const seats = seatsIn(Number(value)).map((seat) => speech.seat(seat))
    return seats.length ? [speech.literal(key, { names: speech.listing(seats) })] : []
  })
}
/** A set of seats as it stands in a view: a bit for each. */
const seatsIn = (bits: number): number[] => Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => bits & (1 << seat))

export function contents({ pieces, unseen }: Zone, speech: Speech, places?: ReadonlySet<string>): string {
  const all = heaped(pieces ?? [], () => false).map((piece) => pieceSaid(piece, speech, places))
  if (unseen) all.push(speech.say('word-unseen', { count: unseen }))
  return all.join('; ')
}

const counterSaid = (counter: Counter, speech: Speech): string => `${speech.place(counter)}: ${speech.value(counter)}`

function zoneFact(zone: Zone, speech: Speech, places: ReadonlySet<string>): Fact {
  const inside = heaped(zone.pieces ?? [], () => false).map((piece): Fact => {
    const about = speech.about(piece.kind)
    const text = pieceSaid(piece, speech, places)
    return { id: piece.id, text: about ? `${text}. ${about}` : text, inside: [] }
  })
  return { id: zone.id, text: `${speech.place(zone)}: ${contents(zone, speech, places)}`, inside }
}

function chartFact(chart: Chart, reader: Reader): Fact {
  const rows = gridOfChart(chart, reader).rows.map((cells, row): Fact => ({
    id: `row/${row}`,
    text: cells.map(({ at, text }) => `${at} ${text}`).join('; '),
    inside: [],
  }))
  return { id: chart.zone.id, text: reader.speech.place(chart.zone), inside: rows }
}

/** What belongs to a player, or to nobody in particular. */
function belongings(owner: number | undefined, reader: Reader, chart: Chart | null): Fact[] {
  const { view, speech, t } = reader
  const places = placesOf(chart)
  const zones = view.zones.filter((zone) => zone.owner === owner && zone !== chart?.zone)
  const counters = view.counters.filter((counter) => counter.owner === owner)
  const empty = zones.filter(isEmpty).map((zone) => speech.place(zone))
  return [
    ...counters.map((counter): Fact => ({ id: counter.id, text: counterSaid(counter, speech), inside: [] })),
    ...(chart && owner === undefined ? [chartFact(chart, reader)] : []),
    ...zones.filter((zone) => !isEmpty(zone)).map((zone) => zoneFact(zone, speech, places)),
    ...(empty.length ? [{ id: `empty/${owner}`, text: t('web-ear-empty', { what: speech.listing(empty) }), inside: [] }] : []),
  ]
}

/** Our own seat first, then the others in the order of play. */
export const inOrder = (view: View, me: number | null): number[] =>
  Array.from({ length: view.seats }, (_, at) => ((me ?? 0) + at) % view.seats)

export function factsOf(reader: Reader, stand: string): Fact[] {
  const { view, speech, t, me } = reader
  const { chart } = layoutOf(view)
  return [
    { id: 'stand', text: stand, inside: [] },
    ...inOrder(view, me).map((seat): Fact => ({
      id: `seat/${seat}`,
      text: seat === me ? t('web-you') : speech.seat(seat),
      inside: belongings(seat, reader, chart),
    })),
    { id: 'shared', text: t('web-ear-shared'), inside: belongings(undefined, reader, chart) },
  ]
}

const CALENDAR = ['year', 'turn', 'season', 'phase']

/** One sentence: when it is, how we stand, and how the others do. */
export function standOf({ view, speech, t, me }: Reader, race: Map<number, number>): string {
  const when = CALENDAR.flatMap((id) => view.counters.find((counter) => counter.id === id) ?? [])
    .map((counter) => counterSaid(counter, speech))
    .join(', ')
  const points = (seat: number): number => race.get(seat) ?? 0
  const others = inOrder(view, me)
    .filter((seat) => seat !== me)
    .map((seat) => t('web-ear-has', { name: speech.seat(seat), points: points(seat) }))
    .join(', ')
  if (!race.size) return when
  const mine = me === null ? '' : t('web-ear-you-have', { points: points(me), place: placeOf(me, race, view.seats), of: view.seats })
  return [when && `${when}.`, mine, `${others}.`].filter(Boolean).join(' ')
}

const placeOf = (seat: number, race: Map<number, number>, seats: number): number =>
  1 + Array.from({ length: seats }, (_, other) => race.get(other) ?? 0).filter((points) => points > (race.get(seat) ?? 0)).length

// -- grids

function gridOfChart(chart: Chart, { view, speech, t, distance }: Reader): Grid {
  const places = placesOf(chart)
  const cell = (square: Square | undefined, row: number, col: number): Cell => {
    if (!square) return { id: `none/${row}/${col}`, at: '', text: t('web-ear-no-square'), pieces: [] }
    const { piece, label, tokens, held } = square
    const far = distance?.(label) ?? null
    const text = [
      pieceSaid({ ...piece, marks: {}, id: piece.kind }, speech),
      ...tokens.map((token) => pieceSaid({ ...token, marks: { seat: token.marks?.seat ?? -1 } }, speech)),
      held ? `${speech.place(held)}: ${isEmpty(held) ? speech.say('list-nothing') : contents(held, speech, places)}` : '',
      far === null ? '' : t('web-ear-distance', { count: far }),
    ]
    return { id: piece.id, at: label, text: text.filter(Boolean).join(', '), pieces: [piece.id, ...tokens.map(({ id }) => id)] }
  }
  const at = new Map(chart.squares.map((square) => [`${square.row}/${square.col}`, square]))
  const rows = Array.from({ length: chart.rows }, (_, row) =>
    Array.from({ length: chart.cols }, (_, col) => cell(at.get(`${row}/${col}`), row, col)),
  )
  void view
  return { id: chart.zone.id, title: speech.place(chart.zone), rows }
}

/** The map if there is one; the places that every player has, a row for each; and the shared ones. */
export function gridsOf(reader: Reader): Grid[] {
  const { view, speech, me, t } = reader
  const { chart } = layoutOf(view)
  const places = placesOf(chart)
  const out = chart ? [gridOfChart(chart, reader)] : []
  const row = (zone: Zone, who: string): Cell[] =>
    heaped(zone.pieces ?? [], () => true).map((piece, n) => ({
      id: piece.id,
      at: [who, n + 1].filter(Boolean).join(' '),
      text: pieceSaid(piece, speech, places),
      pieces: [piece.id, zone.id],
    }))
  const kinds = new Set(view.zones.filter((zone) => zone.owner !== undefined && zone.pieces?.length).map(({ id }) => id.split('/')[0]!))
  for (const kind of kinds) {
    const theirs = inOrder(view, me).flatMap((seat) =>
      view.zones
        .filter((zone) => zone.owner === seat && zone.id.split('/')[0] === kind && zone.pieces?.length)
        .map((zone) => row(zone, seat === me ? t('web-you') : speech.seat(seat))),
    )
    const first = view.zones.find((zone) => zone.id.split('/')[0] === kind)!
    if (theirs.length) out.push({ id: kind, title: speech.place({ ...first, id: kind }), rows: theirs })
  }
  for (const zone of view.zones)
    if (zone.owner === undefined && zone !== chart?.zone && zone.pieces?.length)
      out.push({ id: zone.id, title: speech.place(zone), rows: [row(zone, '')] })
  return out
}
