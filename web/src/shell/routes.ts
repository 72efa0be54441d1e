/** The meaning of addresses. */

export type Place =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string }
  /** `on`: a position from which to play on. */
  | { screen: 'replay'; table: string; n: number | null; seat: number | null; on?: true; line?: number }
  /** Learning from one's mistakes in a finished game. */
  | { screen: 'coach'; table: string }
  /** All puzzles, or one of them. */
  | { screen: 'puzzles' }
  | { screen: 'puzzle'; game: string; puzzle: string }
  | { screen: 'today' }
  /** Without a day: today's deals; a game then says whose calendar is shown. */
  | { screen: 'daily'; game: string; day: string }
  | { screen: 'tournaments' }
  | { screen: 'new-tournament' }
  | { screen: 'tournament'; tournament: string }
  | { screen: 'replays' }
  | { screen: 'rules'; game: string }
  | { screen: 'box'; game: string }
  | { screen: 'settings' }
  | { screen: 'profile'; player: string }
  | { screen: 'leaders' }
  /** The lessons of a game. */
  | { screen: 'learn'; game: string }
  | { screen: 'help' }
  | { screen: 'about' }
  | { screen: 'by-ear' }
  | { screen: 'nowhere' }

export function placeOf(path: string): Place {
  const [screen = '', rest = '', more, ...others] = path.split('/').filter(Boolean)
  const line = /^line-(\d{1,6})$/.exec(more ?? '')?.[1]
  if (screen === 'replay' && rest && line && !others.length)
    return { screen: 'replay', table: rest, n: null, seat: null, line: Number(line) }
  if (screen === 'replay' && rest && others.length < 2) return replayOf(rest, more, others[0])
  if (screen === 'play-on' && rest && more && others.length < 2) {
    const place = replayOf(rest, more, others[0])
    return place.screen === 'replay' ? { ...place, on: true } : place
  }
  if (screen === 'daily' && !others.length && (more === undefined || /^\d{4}-\d{2}-\d{2}$/.test(more)))
    return { screen: 'daily', game: rest, day: more ?? '' }
  if (screen === 'puzzles' && rest && more && !others.length) return { screen: 'puzzle', game: rest, puzzle: more }
  if (more !== undefined) return { screen: 'nowhere' }
  if (screen === '') return { screen: 'home' }
  if (screen === 'new') return { screen: 'new', game: rest }
  if (screen === 'rules') return { screen: 'rules', game: rest }
  if (screen === 'learn' && rest) return { screen: 'learn', game: rest }
  if (screen === 'box' && rest) return { screen: 'box', game: rest }
  if (screen === 'profile') return { screen: 'profile', player: rest }
  if (screen === 'coach' && rest) return { screen: 'coach', table: rest }
  if (screen === 'tournaments' && rest === 'new') return { screen: 'new-tournament' }
  if (screen === 'tournament' && rest) return { screen: 'tournament', tournament: rest }
  if (screen === 'table' && rest) return { screen: 'table', table: rest }
  if (!rest && (screen === 'today' || screen === 'replays' || screen === 'settings' || screen === 'tournaments')) return { screen }
  if (!rest && screen === 'puzzles') return { screen }
  if (!rest && (screen === 'leaders' || screen === 'help' || screen === 'about' || screen === 'by-ear')) return { screen }
  return { screen: 'nowhere' }
}

/** `/replay/table/41/2`: the 41st update of the third seat. A spectator's side has no seat. */
function replayOf(table: string, n = '', seat = ''): Place {
  if (!/^\d*$/.test(n) || !/^\d{0,2}$/.test(seat)) return { screen: 'nowhere' }
  return {
    screen: 'replay',
    table,
    n: n ? Number(n) : null,
    seat: seat ? Number(seat) : null,
  }
}
export const momentPath = (table: string, n: number, seat: number | null, root: '/replay' | '/play-on' = '/replay'): string =>
  [root, table, n, ...(seat === null ? [] : [seat])].join('/')

/** The moment of a record's line: which update that is depends on the seat, and is looked up there. */
export const linePath = (table: string, line: number): string => `/replay/${table}/line-${line}`

/** The part of a link after #, which is sent to no server. */
export type Secret = { kind: 'invite' | 'transfer' | 'code'; secret: string }

/** The letters of codes; case, spaces and dashes do not matter. */
const CODE = /^[ACDEFGHJKMNPQRTVWXY34679]{9}$/
const codeOf = (text: string): string | null => {
  const said = text.toUpperCase().replace(/[\s\u2010-\u2013-]/g, '')
  return CODE.test(said) ? said : null
}

/** The secret of an invitation or of a move to another device, or a table's code. */
export function secretOf(hash: string): Secret | null {
  const code = hash.startsWith('#code=') ? codeOf(decodeURIComponent(hash.slice(6))) : null
  if (code) return { kind: 'code', secret: code }
  const found = /^#(invite|transfer)=([\w-]{16,})$/.exec(hash)
  return found ? { kind: found[1] as 'invite' | 'transfer', secret: found[2]! } : null
}

/** A player's way to a table: an address with or without a secret, or only a code. */
export function wayOf(text: string): { table: string } | Secret | null {
  const words = text.trim()
  const secret = secretOf(words.slice(Math.max(words.indexOf('#'), 0)))
  if (secret) return secret
  const code = codeOf(words)
  if (code) return { kind: 'code', secret: code }
  const table = /\/table\/([\w-]+)\/?(?:\?[^#]*)?$/.exec(words)?.[1]
  if (table) return { table }
  if (/^[\w-]{40,}$/.test(words)) return { kind: 'invite', secret: words }
  return /^[\w-]{4,40}$/.test(words) ? { table: words } : null
}
