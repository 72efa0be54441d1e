/** What travels between a client and the house. `petteia/server/wire.py` and `petteia/tables/messages.py` define it;
 * fields with their default value are left out. */

export type Value = number | string | number[] | string[]

export interface Piece {
  id: string
  kind: string
  count: number
  marks?: Record<string, number | string>
}

export interface Zone {
  id: string
  key: string
  owner?: number
  pieces?: Piece[]
  unseen?: number
}

export interface Counter {
  id: string
  key: string
  value: number | string
  owner?: number
}

/** A legal action: its number, how it is written in records, verb and words, and the pieces and zones it is about. */
export interface Action {
  n: number
  text: string
  verb: string
  args: Record<string, string>
  pieces?: string[]
}

export interface Prompt {
  key: string
  params: Record<string, Value>
}

/** What a seat (null: a spectator) may know of a game. */
export interface View {
  game: string
  rules: number
  seats: number
  options: Record<string, string>
  seat: number | null
  pending: number[]
  over: boolean
  undo?: boolean
  zones: Zone[]
  counters: Counter[]
  prompt: Prompt
  actions: Action[]
  known?: number[]
  scores?: Record<string, number>[]
  standings?: number[][]
}

export type GameEvent = { event: string } & Record<string, Value>

export interface Update {
  t: 'update'
  table: string
  seat: number | null
  n: number
  decision: number
  owes: boolean
  event: number
  events: GameEvent[]
  view: View
}

export interface BotSpec {
  kind: string
  settings?: Record<string, unknown>
  name?: string
}

export interface SeatInfo {
  player?: string
  name?: string
  bot?: BotSpec
  ready?: boolean
  kept?: boolean
  resigned?: boolean
  added?: boolean
}

export interface TableSettings {
  clock?: { move_ms?: number; bank_ms?: number }
  window_ms?: number
  takeover_ms?: number
  takeover_clock?: boolean
  stand_in?: BotSpec
  bot_ms?: number
  listed?: boolean
  watchers?: boolean
  hints?: boolean
}

export interface Result {
  standings: number[][]
  scores: Record<string, number>[]
  returns: number[]
  resigned?: number[]
}

export interface Info {
  t: 'info'
  table: string
  game: string
  rules: number
  options: Record<string, string>
  title: string
  status: 'open' | 'starting' | 'running' | 'finished' | 'closed'
  owner: string
  settings: TableSettings
  seats: SeatInfo[]
  pending?: number[]
  clocks?: { bank_ms: number; since?: number }[]
  proposal?: { what: string; player: string; waiting: string[] }
  paused?: number
  practice?: boolean
  commitment?: string
  secret?: string
  origin?: { table?: string; kind?: string; line?: number; hidden?: string }
  result?: Result
  closed?: string
  rematch?: string
  stranded?: string
  /** Something is wrong with the table; it needs whoever runs the house. */
  aside?: boolean
  /** Before the game: when it starts, unless somebody stops the count. */
  starts?: number
  /** For each seat since when its player is not connected; 1 if nobody knows since when. */
  away?: number[]
}

export interface Nudged {
  t: 'nudged'
  table: string
  seat: number
  by: string
}

export interface Chat {
  t: 'chat'
  table: string
  number: number
  at: number
  player: string
  name: string
  text: string
  seat?: number
}

export interface Refusal {
  t: 'refusal'
  table: string
  code: string
  text: string
  params?: Record<string, Value>
  rule?: string
  key?: string
}

export interface CatchUp {
  t: 'catchup'
  table: string
  info: Info
  update?: Update | null
  chat: Chat[]
  picks?: number[]
  backwards?: { seat: number | null; n: number }
  /** The seat's own standing order. */
  pass_windows?: boolean
  /** Who has asked the seat meanwhile to move. */
  nudged?: string
}

export interface Draft {
  t: 'draft'
  table: string
  seat: number
  decision: number
  picks: number[]
  addable: number[]
  removable: number[]
  view: View
}

export interface Ack {
  t: 'ack'
  table: string
  key?: string
  decision?: number
}

export interface Stale {
  t: 'stale'
  table: string
  key: string
  now: Update
}

/** An earlier update without its view. `line` is the line of the record it came with, once the game is over. */
export interface Moment {
  n: number
  event: number
  events: GameEvent[]
  line?: number
}

export interface Past {
  t: 'past'
  table: string
  seat: number | null
  total: number
  updates?: Update[]
  moments?: Moment[]
}

/** What a seat was told, from an event on; `since` is the first event after the person's own last decision. */
export interface Annals {
  t: 'chronicle'
  table: string
  seat: number | null
  total: number
  since: number
  told: { n: number; event: number; at: number; events: GameEvent[]; undone?: boolean; line?: number }[]
}

export interface Hinted {
  t: 'hinted'
  table: string
  seat: number
  decision: number
  action: number | null
}

export type Reply = Ack | Stale | Refusal | Draft | CatchUp | Past | Annals | Hinted | { t: 'pong'; now: number }

export type Pushed =
  | Update
  | Info
  | Chat
  | Nudged
  | { t: 'backwards'; table: string; seat: number | null; n: number }
  | { t: 'reply'; ref: number; message: Reply }
  | { t: 'hello'; player: string; name: string; now: number }
  | { t: 'lost'; table: string }
  | { t: 'goodbye'; after_ms: number }

export interface Summary {
  id: string
  game: string
  title: string
  status: Info['status']
  listed: boolean
  owner: string
  created: number
  changed: number
  seats: SeatInfo[]
  pending?: number[]
  winners?: number[]
  practice?: boolean
  aside?: boolean
}

export interface GameInfo {
  id: string
  title: string
  seats: number[]
  options: { key: string; values: string[]; rule: string }[]
  rules: number
  /** Those it has texts in. */
  languages: string[]
  /** Whether there is a lesson. */
  lesson?: boolean
}

export interface HouseInfo {
  name: string
  version: string
  password: boolean
  bots: string[]
  languages: string[]
  games: GameInfo[]
}

export interface RuleInfo {
  rule: string
  text: string
  tag: string
  section: string
}

/** What the house found out about a record; `departs` says where it is wrong, if it is. */
export interface Proof {
  commitment: string
  seed: string
  added: string[]
  lines: number
  outcomes: number
  findings: { about: string; verdict: 'verified' | 'not verified' | 'note'; sentence: string }[]
  departs?: string
}
