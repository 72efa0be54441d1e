/** How the generic table reads a view: which zone is a map, what lies on its squares, the names of things. */
import type { Counter, Piece, View, Zone } from '../../server/wire.ts'
import { capital, type Speech } from '../../speech/speech.ts'

/** A square of a map: a piece with the marks `row` and `col`. */
export interface Square {
  piece: Piece
  /** Its name on the map: `D3`. */
  label: string
  row: number
  col: number
  /** Pieces of other zones that stand on it: one of their marks is the label. */
  tokens: Piece[]
  /** The zone of the same name, with its contents: `city/corinth` for a square of the kind `corinth`. */
  held: Zone | null
}

export interface Chart {
  zone: Zone
  rows: number
  cols: number
  squares: Square[]
}

interface Layout {
  chart: Chart | null
  /** Shared zones outside the map. */
  shared: Zone[]
  /** Of these, those with only a number that is known or wanted. */
  piles: Zone[]
  counters: Counter[]
}

export const lastPart = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

export const isEmpty = (zone: Zone): boolean => !zone.pieces?.length && !zone.unseen

const onMap = (piece: Piece): boolean => typeof piece.marks?.row === 'number' && typeof piece.marks.col === 'number'

/** The map of a view, if it has one: a zone whose pieces all have a row and a column. */
function chartOf(zones: Zone[]): Chart | null {
  const zone = zones.find((each) => (each.pieces?.length ?? 0) > 1 && each.pieces!.every(onMap))
  if (!zone) return null
  const squares = zone.pieces!.map((piece): Square => ({
    piece,
    label: lastPart(piece.id),
    row: Number(piece.marks!.row),
    col: Number(piece.marks!.col),
    tokens: [],
    held: null,
  }))
  const [byLabel, byKind] = [
    new Map(squares.map((square) => [square.label, square])),
    new Map(squares.map((square) => [square.piece.kind, square])),
  ]
  for (const each of zones) {
    if (each === zone) continue
    const under = each.id.includes('/') ? byKind.get(lastPart(each.id)) : undefined
    if (under) under.held = each
    for (const piece of each.pieces ?? [])
      for (const mark of Object.values(piece.marks ?? {})) if (typeof mark === 'string') byLabel.get(mark)?.tokens.push(piece)
  }
  return {
    zone,
    rows: 1 + Math.max(...squares.map((square) => square.row)),
    cols: 1 + Math.max(...squares.map((square) => square.col)),
    squares,
  }
}

export function layoutOf(view: View): Layout {
  const zones = view.zones.filter((zone) => zone.owner === undefined)
  const chart = chartOf(zones)
  const drawn = new Set<string>(chart ? [chart.zone.id, ...chart.squares.flatMap((square) => (square.held ? [square.held.id] : []))] : [])
  const standing = new Set(chart?.squares.flatMap((square) => square.tokens.map((piece) => piece.id)))
  const shared = zones.filter(
    (zone) =>
      !drawn.has(zone.id) &&
      !isEmpty(zone) &&
      !(zone.pieces?.length && !zone.unseen && zone.pieces.every((piece) => standing.has(piece.id))),
  )
  return {
    chart,
    shared: shared.filter((zone) => zone.pieces?.length),
    piles: shared.filter((zone) => !zone.pieces?.length),
    counters: view.counters.filter((counter) => counter.owner === undefined),
  }
}

/** The owner of a piece, if it names one. */
export const ownerOf = (piece: Piece): number | null =>
  typeof piece.marks?.seat === 'number' && piece.marks.seat >= 0 ? piece.marks.seat : null

/** The value of a die. */
export const pipsOf = (piece: Piece): number | null => (typeof piece.marks?.value === 'number' ? piece.marks.value : null)

/** Marks that are shown in other ways: by place, colour or pips. */
const SHOWN = new Set(['row', 'col', 'seat', 'value'])

/** The full name of a piece: name, where or of what, whose, and its marks. */
export interface Called {
  name: string
  /** The name of the heap, if it says more than the kind: `harbors/sparta` with a face-down card. */
  at: string
  marks: string[]
}

export function called(piece: Piece, speech: Speech, places: ReadonlySet<string> = new Set()): Called {
  const part = lastPart(piece.id)
  const named = part !== piece.kind && !/^\d+$/.test(part)
  const at = !named ? '' : speech.has(`at-${part}`) ? speech.say(`at-${part}`) : speech.vocabulariesOf(part).length ? speech.word(part) : ''
  const marks = Object.entries(piece.marks ?? {}).flatMap(([mark, value]) => {
    if (SHOWN.has(mark) || value === '') return []
    if (speech.has(`mark-${mark}`)) return [speech.say(`mark-${mark}`, { value, kind: piece.kind })].filter(Boolean)
    return typeof value === 'string' ? [places.has(value) ? value : speech.word(value, mark)] : []
  })
  return { name: capital(speech.word(piece.kind)), at: capital(at), marks }
}

/** Pieces that look alike form one heap, unless a press or a pointer tells them apart. */
export function heaped(all: Piece[], alone: (piece: Piece) => boolean): Piece[] {
  const heaps = new Map<string, Piece>()
  for (const piece of all) {
    const look =
      alone(piece) || pipsOf(piece) !== null || /[a-z]/.test(lastPart(piece.id).replace(piece.kind, ''))
        ? piece.id
        : JSON.stringify([piece.kind, piece.marks ?? {}])
    const before = heaps.get(look)
    heaps.set(look, before ? { ...before, count: before.count + piece.count } : piece)
  }
  return [...heaps.values()]
}

/** The common beginning and end of several sentences, in whole words; and the rest of each. */
export function shared(sentences: string[]): { head: string; tail: string; rest: string[] } | null {
  const rows = sentences.map((sentence) => sentence.split(' '))
  const least = Math.min(...rows.map((row) => row.length)) - 1
  const same = (at: (row: string[]) => string | undefined): boolean => rows.every((row) => at(row) === at(rows[0]!))
  let [head, tail] = [0, 0]
  while (head < least && same((row) => row[head])) head += 1
  while (tail < least - head && same((row) => row[row.length - 1 - tail])) tail += 1
  if (!head && !tail) return null
  const first = rows[0]!
  return {
    head: first.slice(0, head).join(' '),
    tail: tail ? first.slice(-tail).join(' ') : '',
    rest: rows.map((row) => capital(row.slice(head, row.length - tail).join(' '))),
  }
}
