/** Agora's board: the temple in the middle, and around it what everybody has. A coin that may be laid or paid is pressed.
 *
 * It draws what the view says and presses what the desk offers; it knows no rules. Copy it to begin with a board of yours. */
import type { Desk, Drawn, Mount, Piece, View } from 'petteia/board'
import './board.css'

type Zone = View['zones'][number]

function made(tag: string, name: string, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  element.className = name
  element.append(...inside)
  return element
}

/** A heap of equal coins: a button if something may be done with it. */
function coin(desk: Desk, piece: Piece): HTMLElement {
  const action = desk.about(piece.id)[0]
  const words = desk.speech.literal('list-times', { count: piece.count, name: desk.speech.word(piece.kind) })
  const face = made(action ? 'button' : 'span', `coin ${piece.kind}`, String(piece.count))
  face.dataset.piece = piece.id
  face.title = words
  face.setAttribute('aria-label', action ? `${words}: ${desk.speech.action(action)}` : words)
  if (action) {
    face.dataset.may = ''
    face.addEventListener('click', () => void desk.act([action.n]))
  } else face.setAttribute('role', 'img')
  return face
}

function heaps(desk: Desk, zone: Zone): HTMLElement {
  const coins = (zone.pieces ?? []).filter((piece) => piece.count > 0).map((piece) => coin(desk, piece))
  const unseen = zone.unseen ? [made('span', 'unseen', desk.speech.say('word-unseen', { count: zone.unseen }))] : []
  const row = made('div', 'coins', ...coins, ...unseen)
  row.setAttribute('role', 'group')
  row.setAttribute('aria-label', desk.speech.place(zone))
  return made('div', 'heaps', made('h3', '', desk.speech.place(zone)), row)
}

/** What belongs to a seat, or (-1) to everybody. */
function field(desk: Desk, seat: number, title: string): HTMLElement {
  const own = <T extends { owner?: number }>(all: T[]): T[] => all.filter((each) => (each.owner ?? -1) === seat)
  const counters = own(desk.view.counters).map((each) =>
    made('p', 'count', `${desk.speech.place(each)}: `, made('b', '', String(each.value))),
  )
  const zones = own(desk.view.zones).map((zone) => heaps(desk, zone))
  return made('section', seat < 0 ? 'agora-temple' : 'agora-seat', made('h2', '', title), ...counters, ...zones)
}

const mount: Mount = (place: HTMLElement, desk: Desk): Drawn => {
  place.classList.add('agora')
  function draw(): void {
    const held = (place.contains(document.activeElement) && (document.activeElement as HTMLElement).dataset.piece) || ''
    const seats = desk.seats.map((seat) => field(desk, seat.seat, desk.speech.seat(seat.seat)))
    place.replaceChildren(field(desk, -1, desk.info.title), made('div', 'agora-seats', ...seats))
    if (held) place.querySelector<HTMLElement>(`[data-piece="${CSS.escape(held)}"]`)?.focus()
  }
  draw()
  return { draw, close: () => place.replaceChildren() }
}

export default mount
