/** What travels between a client and the house. Written by web/messages.py from the house's own schema.
 * Fields with their default value are left out. */

export type Value = number | string | (number | string)[]

/** The levels of the bots, the weakest first. */
export const LEVELS: readonly string[] = ['shepherd', 'fisher', 'merchant', 'hoplite', 'seer', 'olympian', 'titan']
/** Those that may have a character. */
export const BEARERS: readonly string[] = ['hoplite', 'seer', 'olympian']

/** Withdraw entries of the seat's plan by their numbers, and add others at its end. `made` is the `made` of the last
 * `plan` that the client was sent (0: none). The seat is sent its plan whenever it has changed; nobody else is. */
export interface ChangePlan {
  t: 'plan'
  ref?: number
  table: string
  seat: number
  add?: NewEntry[]
  drop?: number[]
  made?: number
}

/** What a seat wants done when it is asked: the first option of `wish` that is possible, `pass`, the `same` as the last
 * time, what a `bot` of this level decides, or what a plan of a `kind` of the game says by its `values` (`ahead` tells
 * which there are). `prompt` names the question (empty: any), with `params` for its words. An entry that `repeats`
 * stays when it has answered. It ends when another player does something to the seat (`until` is `against`), or when
 * the seat is asked something at which it could not just pass (`turn`). If nothing of it is possible, `otherwise`
 * says: `ask` the person, go on with the `next` entry, `pass`, or `wait` until it is. A seat that is asked beside
 * others (`beside` in its prompt) decides its whole turn `early`: all of `wish`, one after the other (request
 * `early`). */
export interface NewEntry {
  do: 'bot' | 'early' | 'kind' | 'pass' | 'same' | 'wish'
  prompt?: string
  params?: Record<string, string | number | (string | number)[]>
  wish?: number[]
  level?: string
  repeats?: boolean
  until?: '' | 'against' | 'turn'
  otherwise?: 'ask' | 'next' | 'pass' | 'wait'
  kind?: string
  values?: Record<string, string | number | string[]>
}

/** Answer the decision with that number by a list of actions: all of them happen or none. `key` is the client's own
 * name for this answer: the same key twice is one answer. Replies: `ack` when it is on disk, `stale`, or a refusal. */
export interface Decide {
  t: 'decide'
  ref?: number
  table: string
  seat: number
  decision: number
  actions: number[]
  key?: string
}

/** Put a batch together: which actions go together with these, in any order? Nothing happens yet. */
export interface Pick {
  t: 'pick'
  ref?: number
  table: string
  seat: number
  decision: number
  picks: number[]
}

/** Take the seat's last decision back; `decision` is the number of the one it owes now. */
export interface Undo {
  t: 'undo'
  ref?: number
  table: string
  seat: number
  decision: number
  key?: string
}

/** Show the others now what the seat did and is held back from them (`held` in its last update). */
export interface Confirm {
  t: 'confirm'
  ref?: number
  table: string
  seat: number
  key?: string
}

/** Keep the window open that the seat has now: nothing is answered for it. */
export interface Keep {
  t: 'keep'
  ref?: number
  table: string
  seat: number
  decision: number
}

/** A seat's 16 random bytes in hexadecimal, after the dealer's commitment has been shown and before the start. */
export interface Add {
  t: 'add'
  ref?: number
  table: string
  seat: number
  random: string
}

/** Accept a proposal, or reject it. */
export interface Answer {
  t: 'answer'
  ref?: number
  table: string
  agrees: boolean
}

/** If the rules have changed under a game (`parting` in its `info`): how it should go on. `back`: from before it would
 * have gone otherwise; `keep`: with the position as it is; `end`: not at all, without a result. */
export interface Choose {
  t: 'choose'
  ref?: number
  table: string
  choice: 'back' | 'end' | 'keep'
}

/** End a pause. */
export interface Resume {
  t: 'resume'
  ref?: number
  table: string
}

/** Give up: a bot plays the seat to the end. */
export interface Resign {
  t: 'resign'
  ref?: number
  table: string
  seat: number
}

/** A standing order: pass windows without being asked, or no longer. */
export interface Order {
  t: 'order'
  ref?: number
  table: string
  seat: number
  pass_windows: boolean
}

/** Remind the player of a seat to move; at most once a minute. */
export interface Nudge {
  t: 'nudge'
  ref?: number
  table: string
  seat: number
}

/** For the owner: a bot plays for a seat whose player has been away for a minute. */
export interface StandIn {
  t: 'standin'
  ref?: number
  table: string
  seat: number
}

/** Take back a seat that a bot plays meanwhile. */
export interface Return {
  t: 'return'
  ref?: number
  table: string
}

/** Look back: the updates `first`, `first + 1`, … that the seat (none: a spectator) was sent, at most fifty; or, if
 * `brief`, only what happened in them, at most a thousand. The reply is a `past`. */
export interface Look {
  t: 'look'
  ref?: number
  table: string
  seat?: number | null
  first?: number
  count?: number
  brief?: boolean
}

/** Read what the seat (none: a spectator) was told, from event `first` on, at most `count` events. The reply is a
 * `chronicle`. */
export interface Events {
  t: 'events'
  ref?: number
  table: string
  seat?: number | null
  first?: number
  count?: number
}

/** How does a running table stand for my seat? Nobody is told that I looked, and nothing follows. With `ahead` also:
 * which questions will surely come that my plan does not answer? The reply is `glanced`. */
export interface Glance {
  t: 'glance'
  ref?: number
  table: string
  seat: number
  ahead?: boolean
}

/** What would a bot do that sees only what the seat sees? After the end of a game also: what would it have done when
 * the seat was sent the update `n`? */
export interface Hint {
  t: 'hint'
  ref?: number
  table: string
  seat: number
  n?: number | null
}

/** What may the seat be asked next? It is computed from what the seat knows. The reply is `ahead`. */
export interface LookAhead {
  t: 'ahead'
  ref?: number
  table: string
  seat: number
}

/** How does the turn of a seat that is asked beside others go on after these picks? It is carried out in its turn, if
 * it is added to the plan. The reply is `early`. */
export interface DecideEarly {
  t: 'early'
  ref?: number
  table: string
  seat: number
  picks?: number[]
}

/** Be sent what happens at a table from now on. The reply is a `catchup`: how things stand and what was missed. After a
 * lost connection `events` is the number of the next event not seen yet, `chat` of the last line seen. */
export interface Watch {
  t: 'watch'
  ref?: number
  table: string
  events?: number | null
  chat?: number
}

/** Be sent no more. */
export interface Unwatch {
  t: 'unwatch'
  ref?: number
  table: string
}

/** On a shared screen: show this seat's side from now on, or, without a seat, none. With `openly` and without a seat
 * what everybody may see is shown, and what one of the seats is asked with everybody looking on, unless it is asked
 * something in secret. The reply is a `catchup`. */
export interface ShowSeat {
  t: 'curtain'
  ref?: number
  table: string
  seat?: number | null
  events?: number | null
  openly?: boolean
}

/** What would each option of this decision do, after these picks? The reply is `weighed`. It is computed from what the
 * seat knows, by the rules that carry options out, and only on request. */
export interface PreviewOptions {
  t: 'weigh'
  ref?: number
  table: string
  seat: number
  decision: number
  picks?: number[]
}

/** Why can the seat not do this now? The action is named by its number or, as it may never have been offered, in
 * notation (`build wonder`). The reply is a refusal with its rule, or an `ack` if it can. */
export interface Why {
  t: 'why'
  ref?: number
  table: string
  seat: number
  action: number | string
}

/** A line of chat. */
export interface Say {
  t: 'say'
  ref?: number
  table: string
  text: string
  key?: string
}

/** Ask everybody for a pause, to give up, or for an undo to how things stood at the seat's update `moment`. */
export interface Propose {
  t: 'propose'
  ref?: number
  table: string
  what: 'give_up' | 'pause' | 'undo'
  seat: number
  moment?: number
}

/** On a shared screen: nobody there wants to act at this moment. All its seats that are asked and may pass do so. The
 * reply is an `ack`. */
export interface PassAll {
  t: 'passall'
  ref?: number
  table: string
}

/** Whether the page is visible just now, or lies behind others. Guests who see it are not notified elsewhere of their
 * moves; clients that never say so are taken to show it. */
export interface PageVisible {
  t: 'eyes'
  ref?: number
  open: boolean
}

/** Be told (`tournament`) whenever something changes in a tournament or a league from now on, instead of in any other;
 * of none if it is empty. */
export interface Follow {
  t: 'follow'
  ref?: number
  tournament?: string
}

/** Is the server there? The reply is a `pong`. */
export interface Ping {
  t: 'ping'
  ref?: number
}

/** The game went on for a seat (`seat` None: for watchers): what it heard and what it sees now. */
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
  held?: boolean
}

/** Everything public about a table that is not the position. Sent to everybody whenever it changes. */
export interface Info {
  t: 'info'
  table: string
  game: string
  rules: number
  options: Record<string, string>
  title: string
  status: 'open' | 'starting' | 'running' | 'finished' | 'closed'
  owner: string
  settings: Settings
  seats: SeatInfo[]
  pending?: number[]
  clocks?: ClockInfo[]
  proposal?: ProposalInfo
  paused?: number
  practice?: boolean
  commitment?: string
  secret?: string
  origin?: Origin
  result?: Result
  closed?: string
  rematch?: string
  shared?: boolean
  stranded?: string
  aside?: boolean
  starts?: number
  away?: number[]
  teams?: number[]
  box?: OwnBox
  barred?: BarredGuest[]
  parting?: DivergenceInfo
  ruled?: RulesChangeInfo
}

/** How a table is run. */
export interface Settings {
  clock?: Clock
  window_ms?: number
  takeover_ms?: number
  takeover_clock?: boolean
  stand_in?: BotSpec
  bot_ms?: number
  adding_ms?: number
  listed?: boolean
  watchers?: boolean
  hints?: boolean
  present_decide?: boolean
  confirm_ms?: number
  rated?: boolean
  vacation_ms?: number
  luck?: 'keyed' | 'stream'
}

/** Time to think. `move_ms` is free for every decision, `bank_ms` is there once for the whole game and runs when the
 * free time is used up. Both zero: no clock; no bank: so much per move. */
export interface Clock {
  move_ms?: number
  bank_ms?: number
}

/** The bot at a seat: its kind and settings, and its name. */
export interface BotSpec {
  kind: string
  settings?: Record<string, unknown>
  name?: string
}

/** Who sits there. `kept` if a bot plays for the person just now. */
export interface SeatInfo {
  player?: string
  name?: string
  bot?: BotSpec
  ready?: boolean
  kept?: boolean
  resigned?: boolean
  added?: boolean
}

/** A seat's clock: what is left in the bank, and since when the seat has been thinking (0: it is not its turn). */
export interface ClockInfo {
  bank_ms: number
  since?: number
  rests?: number
  from?: number
  rested?: number
}

/** A proposal to everybody (`undo`, `pause`, `give_up`), and who has not answered yet. How far an undo would go is sent
 * to each seat in its own numbers (`Backwards`). */
export interface ProposalInfo {
  what: string
  player: string
  waiting: string[]
}

/** Where a table comes from: the table it repeats or goes on from, and after how many of its lines. */
export interface Origin {
  table?: string
  kind?: string
  line?: number
  hidden?: string
  rehearsed?: string[][]
  lesson?: string
  test?: boolean
  day?: string
  counted?: boolean
  tournament?: string
  round?: number
  duplicate?: string
}

/** How a game ended. */
export interface Result {
  standings: number[][]
  scores: Record<string, number>[]
  returns: number[]
  resigned?: number[]
}

/** Says that a game is played with figures that are not its own: what their owner calls the box, in how many entries it
 * differs, and whether it is the server's box, with which everybody plays here. */
export interface OwnBox {
  name?: string
  differs?: number
  house?: boolean
}

/** A guest who is muted at the table (`mute`), or banned (`ban`), and their last name here. */
export interface BarredGuest {
  player: string
  name: string
  what: string
}

/** By the present rules (version `rules`) the game would have gone otherwise than by those it was played by (`before`):
 * its players choose how it goes on. `changes` are the changed rules, by number; `votes` is who wants which of the
 * `choices`, `waiting` who has not voted yet. */
export interface DivergenceInfo {
  before: number
  rules: number
  changes: string[]
  choices: string[]
  votes: Record<string, string>
  waiting: string[]
}

/** Since when a game goes on by other rules than it began by, and which of them concern it. `choice` is what its
 * players chose, if they had to: `back` or `keep`. */
export interface RulesChangeInfo {
  before: number
  rules: number
  at: number
  changes: string[]
  choice?: string
}

/** A line of chat, with its number. */
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

/** The undo that is proposed would take this seat back to its update `n`. */
export interface Backwards {
  t: 'backwards'
  table: string
  seat: number | null
  n: number
}

/** This seat is reminded to move. */
export interface Nudged {
  t: 'nudged'
  table: string
  seat: number
  by: string
}

/** A bot's remark to a seat about what the bot has just decided: why it declines an offer, for example. */
export interface Remarked {
  t: 'remarked'
  table: string
  seat: number
  code: string
  params?: Record<string, string>
}

/** A seat's own plan: its entries, what became of others, and the options that all of these name. `made` says how many
 * entries there have been. */
export interface PlanShown {
  t: 'plan'
  table: string
  seat: number
  made: number
  entries: PlanEntry[]
  notes?: PlanNote[]
  options?: Action[]
}

/** One thing that a seat wants done when it is asked: `n` is its number, `prompt` the question that it answers (empty:
 * any), with `params` for its words. Options are in notation. A plan of a `kind` of the game answers the questions of
 * that kind; what it says about each field are its `values`. An early turn is made of all its `wish`es, one after the
 * other, each `sealed` with the options that there were. */
export interface PlanEntry {
  n: number
  do?: string
  prompt?: string
  params?: Record<string, Value>
  wish?: string[]
  level?: string
  repeats?: boolean
  until?: string
  otherwise?: string
  kind?: string
  values?: Record<string, number | string | string[]>
  sealed?: number[]
}

/** What became of an entry: it answered (`why` is `used`), with these actions, which the seat heard as so many `events`
 * from number `event` on; or it ended, and why. */
export interface PlanNote {
  at: number
  entry: PlanEntry
  why: string
  actions?: string[]
  event?: number
  events?: number
}

/** What may be chosen: its number, how it is written in records, verb and words, and the pieces and zones it is about. */
export interface Action {
  n: number
  text: string
  verb: string
  args: Record<string, string>
  pieces?: string[]
}

/** The reply to the request with that `ref`. */
export interface Answered {
  t: 'reply'
  ref: number
  message: Ack | Stale | Refusal | Draft | Preview | CatchUp | Past | Chronicle | Hinted | Ahead | Early | Glanced | Pong
}

/** Done, and durable. `decision` is the one that was answered. The same key gets the same answer again. */
export interface Ack {
  t: 'ack'
  table: string
  key?: string
  decision?: number
}

/** The decision is no longer (or not yet) the one the seat has to make; this is how things stand. */
export interface Stale {
  t: 'stale'
  table: string
  key: string
  now: Update
}

/** Not possible: a message code with parameters, the rule that says so, and a sentence for clients without a
 * translation. */
export interface Refusal {
  t: 'refusal'
  table: string
  code: string
  text: string
  params?: Record<string, number | string>
  rule?: string
  key?: string
}

/** A batch that is being put together: the picks in canonical order, what may be added, what may be taken out. */
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

/** What each option of the decision a seat owes would do, after the `picks` that are made. */
export interface Preview {
  t: 'weighed'
  table: string
  seat: number
  decision: number
  effects: Effect[]
  picks?: number[]
  outlook?: Record<string, unknown>
}

/** What an option would change in the seat's view. Nothing is said of one whose result is not `certain`. */
export interface Effect {
  n: number
  certain?: boolean
  pieces?: PieceChange[]
  unseen?: Record<string, number>
  counters?: Record<string, number | string | null>
  assumed?: string
  asks?: number[]
  chance?: boolean
  ends?: boolean
}

/** So many pieces of a kind arrive at a place (`by` above 0) or leave it; 0: they stay, and their marks change. */
export interface PieceChange {
  id: string
  kind: string
  by?: number
  marks?: Record<string, number | string>
}

/** What a client missed: how the table stands, the events since the last one it saw, the chat since then. */
export interface CatchUp {
  t: 'catchup'
  table: string
  info: Info
  update: Update | null
  chat: Chat[]
  picks?: number[]
  backwards?: Backwards
  pass_windows?: boolean
  nudged?: string
  passable?: boolean
  plan?: PlanShown
}

/** Earlier updates of a seat, or only what happened in them, and how many there are in all. */
export interface Past {
  t: 'past'
  table: string
  seat: number | null
  total: number
  updates?: Update[]
  moments?: Moment[]
}

/** An earlier update without its view: its number, and what the seat heard. `line` is the line of the record it came
 * with, once the game is over or given up. */
export interface Moment {
  n: number
  event: number
  events: GameEvent[]
  line?: number
}

/** What a seat was told, from an event on: at most two hundred events, and how many there are in all. `since` is the
 * number of the first event after the person's last own decision. */
export interface Chronicle {
  t: 'chronicle'
  table: string
  seat: number | null
  total: number
  since: number
  told: ToldEvent[]
}

/** What a seat was told at one moment: `events`, the first of which has the number `event`, came with its update `n` at
 * that time (milliseconds since 1970). `undone`: it has been taken back since, and the seat has been told. `line` is
 * the line of the record, once the game is over or given up. */
export interface ToldEvent {
  n: number
  event: number
  at: number
  events: GameEvent[]
  undone?: boolean
  line?: number
}

/** What a bot would do; no action if it did not know in time. `advice` holds that and the next best. */
export interface Hinted {
  t: 'hinted'
  table: string
  seat: number
  decision: number
  action: number | null
  advice?: Advised[]
}

/** A decision that a bot considers: how likely a win is after it, in thousandths, and the main reason for it: the name
 * of a term of its evaluation. */
export interface Advised {
  action: number
  chance?: number
  reason?: string
}

/** What a seat may be asked next, the likeliest first, and the kinds of plans that the game offers it. */
export interface Ahead {
  t: 'ahead'
  table: string
  seat: number
  questions: AheadQuestion[]
  kinds?: KindOfPlan[]
}

/** A question that the seat may be asked, and the options that it would probably have; `sure` if it was asked in every
 * world that was looked into. */
export interface AheadQuestion {
  prompt: Prompt
  sure: boolean
  options: Action[]
}

/** What is asked. The seat that has to decide is also told the rule, whether a standing order may pass it, and whether
 * picks are gathered and sent together; a seat that waits, whether it may decide its turn early (`beside`). */
export interface Prompt {
  key: string
  params: Record<string, Value>
  rule?: string
  passable?: boolean
  batch?: boolean
  beside?: boolean
}

/** A kind of plan that the game offers the seat. */
export interface KindOfPlan {
  key: string
  fields: FieldOfPlan[]
}

/** What a plan leaves open: a number from `low` to `high`; one of `values`; or, where `most` is more than 1, up to so
 * many of them in order of preference, each joined with one of `besides` if there are any, and with a number if there
 * is a `high`: `a/b/3`. Up to `joined` are added to one on either side: `a+a/b/3`. `first` is the number, or the place
 * of the value, where nothing is said. */
export interface FieldOfPlan {
  key: string
  values?: string[]
  most?: number
  besides?: string[]
  low?: number
  high?: number
  joined?: number
  first?: number
}

/** How a turn goes on that is decided early: the next question, with the options that depend on nobody (none: only the
 * turn itself can tell), or that it is `over`; and what the seat would be told of it. */
export interface Early {
  t: 'early'
  table: string
  seat: number
  prompt?: Prompt
  options?: Action[]
  over?: boolean
  events?: GameEvent[]
}

/** How a table stands for a seat: what it is `asked` (none: nothing) and since when; how many entries its plan has, and
 * how often that has answered since the person's last decision; how many events the seat has been told since then,
 * with the last of them; what it may decide early, as it is asked `beside` others, and whether it has (`early`).
 * `ahead`, if that was asked: the questions that will surely come and that its plan does not answer, the nearest
 * first. */
export interface Glanced {
  t: 'glanced'
  table: string
  seat: number
  asked?: Prompt
  since?: number
  planned?: number
  answered?: number
  told?: number
  events?: GameEvent[]
  ahead?: Prompt[]
  beside?: Prompt
  early?: boolean
}

/** The server is here. */
export interface Pong {
  t: 'pong'
  now: number
}

/** The first message: which guest the server takes the client for, and its time in milliseconds since 1970. */
export interface Hello {
  t: 'hello'
  player: string
  name: string
  now: number
}

/** The table had to be read anew: watch it again. */
export interface Lost {
  t: 'lost'
  table: string
}

/** The server stops; everything acknowledged is safe. Come back after so many milliseconds. */
export interface Goodbye {
  t: 'goodbye'
  after_ms: number
}

/** The tables that wait for the client's guest while another person sits there, too; those first whose time is over
 * soonest, then the longest waiting. It is sent a few seconds after that has changed. */
export interface Waiting {
  t: 'waiting'
  tables?: Turn[]
}

/** A table at which it is the guest's move, and what is played there. */
export interface Turn {
  table: string
  title: string
}

/** Something has changed in the tournament that the client follows: read its page again. */
export interface TournamentMoved {
  t: 'tournament'
  tournament: string
}

/** What a seat (null: a spectator) may know of a game. `known` is for programs that ask for it (`/api/socket?known=1`):
 * `Game.sample_world` reads it. */
export interface View {
  game: string
  rules: number
  seats: number
  options: Record<string, string>
  seat: number | null
  pending: number[]
  over: boolean
  zones: Zone[]
  counters: Counter[]
  prompt: Prompt
  actions: Action[]
  known?: number[]
  undo?: boolean
  scores?: Record<string, number>[]
  standings?: number[][]
}

/** A place on the table. Of `unseen` pieces this seat knows only the number. */
export interface Zone {
  id: string
  key: string
  owner?: number
  pieces?: Piece[]
  unseen?: number
}

/** `count` pieces of a kind; `marks` are further facts about them. */
export interface Piece {
  id: string
  kind: string
  count: number
  marks?: Record<string, number | string>
}

/** A number or word of interest. */
export interface Counter {
  id: string
  key: string
  value: number | string
  owner?: number
}

/** Tables, those that changed last first. `more` goes on where the list ended. */
export interface TableList {
  tables: Summary[]
  more?: string
}

/** A table in a list. `changed` is when something public last happened. */
export interface Summary {
  id: string
  game: string
  title: string
  status: 'open' | 'starting' | 'running' | 'finished' | 'closed'
  listed: boolean
  owner: string
  created: number
  changed: number
  seats: SeatInfo[]
  pending?: number[]
  winners?: number[]
  practice?: boolean
  watchers?: boolean
  aside?: boolean
  moment?: Record<string, number>
  points?: number[]
  rated?: boolean
  box?: OwnBox
  hurry?: Record<string, Hurry>
  rests?: Record<string, number>
  shared?: boolean
  tournament?: string
}

/** When a seat's time is over, and when it is reminded of that. */
export interface Hurry {
  until: number
  remind: number
}

/** A game: its title, for how many, its options, the version of its rules, the languages it has texts in, whether there
 * is a lesson, and the names of its lessons; and how it is shown, as its manifest says. */
export interface GameInfo {
  id: string
  title: string
  seats: number[]
  options: OptionInfo[]
  rules: number
  languages: string[]
  lesson?: boolean
  orders?: boolean
  about?: Record<string, string>
  board?: string
  styles?: string
  icon?: string
  picture?: LidField[]
  milestones?: MilestoneInfo[]
  elsewhere?: string[]
  front?: string[]
  first?: Record<string, string>
  ladder?: boolean
  reconstructed?: number
  levels?: string[]
  lessons?: string[]
  strangers?: string[]
  characters?: CharacterInfo[]
}

/** A choice made when a game is set up. The first value is the default. */
export interface OptionInfo {
  key: string
  values: string[]
  rule: string
}

/** A part of the lid, in the colours of a `culture` and with its `frieze`. */
export interface LidField {
  culture?: string
  frieze?: string
  figures?: Figure[]
}

/** An icon on the lid of a box, so many pixels high. */
export interface Figure {
  icon: string
  size?: number
  flip?: boolean
}

/** A moment worth going to: an event (with these words). `icon` is a word of the game, or `$` and which word of the
 * event is; where two would overlap, the one with the greater `weight` stays. */
export interface MilestoneInfo {
  event: string
  icon?: string
  weight?: number
  words?: Record<string, string>
}

/** A way of playing that bots of the upper levels may have: its name, what players read, and the traits of its face. */
export interface CharacterInfo {
  name: string
  called: string
  face: string[]
}

/** What everybody may know about the server. */
export interface ServerInfo {
  name: string
  version: string
  password: boolean
  bots: string[]
  languages: string[]
  games: GameInfo[]
  rates?: boolean
  passkeys?: boolean
}

/** A numbered rule. */
export interface RuleInfo {
  rule: string
  text: string
  tag: string
  section: string
}

/** What the server found out about a record. */
export interface Proof {
  commitment: string
  seed: string
  added: string[]
  lines: number
  outcomes: number
  findings: FindingInfo[]
  departs?: string
}

/** One check. `verdict`: `verified`, `not verified`, or `note` for what is worth knowing. */
export interface FindingInfo {
  about: string
  verdict: 'verified' | 'not verified' | 'note'
  sentence: string
}

/** A whole game: everybody's chances at its beginning, and how they changed. */
export interface GameAnalysis {
  begin: number[]
  swings: Swing[]
  luck?: number
}

/** From one position at rest to the next: everybody's chances after the record's line `line`, in thousandths, by how
 * much they changed, and the part of that which was luck. */
export interface Swing {
  line: number
  chances: number[]
  change: number[]
  luck: number[]
  turning?: boolean
}

/** Which decisions of a seat the coach would look at: the lines of the record, the likeliest mistakes first, of how
 * many with a choice. */
export interface CoachPlan {
  seat: number
  lines: number[]
  of?: number
}

/** What a decision cost, in points of percent of the chance to win, against the best option found, with the ends of the
 * interval of 95 %. Chances are in percent. */
export interface Coached {
  line: number
  played: number
  best: number
  points: number
  low: number
  high: number
  chance: number
  worlds: number
  turns: number
  certain?: boolean
}

/** How many points an option loses against another, with the ends of the interval of 95 %. */
export interface Tried {
  option: number
  points: number
  low: number
  high: number
}

/** What a guest has played here, and how well: the last hundred games that you may know of. `hidden`: they hide it from
 * others (you see your own all the same). */
export interface Profile {
  id: string
  name: string
  hidden: boolean
  rates: boolean
  played: number
  won: number
  ratings: RatingInfo[]
  games: GamePlayed[]
}

/** How well a guest plays a game at a table of so many: most likely `points` (400 more are ten to one), and in nineteen
 * of twenty cases not farther off than `give`; and the ratings of the bots there. */
export interface RatingInfo {
  game: string
  seats: number
  points: number
  give: number
  games: number
  levels: LevelInfo[]
}

/** What a level of the bots is worth. It never changes. */
export interface LevelInfo {
  bot: string
  points: number
}

/** A game that a guest has played at `seat`; `there` if it can still be looked at. */
export interface GamePlayed {
  table: string
  game: string
  ended: number
  rated: boolean
  there: boolean
  seat: number
  seats: Seated[]
}

/** A player of a finished game: a guest, a bot, or (neither) a guest who hides. `absent`: a bot played for them at the
 * end. */
export interface Seated {
  player: string
  name: string
  bot: string
  place: number
  points: number
  absent: boolean
}

/** All leaderboards of the server; `rates` if games can be rated here. */
export interface Leaderboards {
  rates: boolean
  boards: Leaderboard[]
}

/** The best of a game at tables of so many, by the lower bound of their strength, and the bots' ratings there. */
export interface Leaderboard {
  game: string
  seats: number
  guests: Ranked[]
  levels: LevelInfo[]
}

/** A guest on a leaderboard. */
export interface Ranked {
  player: string
  name: string
  points: number
  give: number
  games: number
}

/** Whom you do not want to read: guests whose words you are not sent (`mute`), with whom you do not want to sit either
 * (`block`), and tables without their chat (`table`). */
export interface Silences {
  silences: Silence[]
}

/** Whom (a guest, or a table) a guest does not want to read, their name at the time, and since when. */
export interface Silence {
  kind: string
  whom: string
  name: string
  at: number
}

/** All components of a game as it comes, what may be changed in them, and the words to choose from. */
export interface Sheet {
  components: Record<string, unknown>
  bounds: Bounds[]
  words: string[][]
}

/** What the checks ask for in one place: a number from `least` to `most`, one of the `words`, or what the rules leave
 * no choice about (`fixed`). `words` is a number in the list of all lists of words. */
export interface Bounds {
  way: (string | number)[]
  kind: string
  least?: number
  most?: number
  words?: number
}

/** The boxes that a guest has here, and how many there may be. */
export interface MyBoxes {
  boxes: BoxHead[]
  most: number
}

/** A box in a list: in how many entries it differs from the game's own, and how much of it is not right yet. */
export interface BoxHead {
  id: string
  game: string
  name: string
  changed: number
  differs: number
  problems: number
}

/** A box with all that differs, and what the rules say to it. */
export interface MyBox {
  box: BoxHead
  entries: unknown[][]
  look: BoxLook
}

/** What the rules say to a box; `bounds` and `words` where it asks for something that the game's own does not. */
export interface BoxLook {
  differs: number
  problems: BoxProblem[]
  bounds: Bounds[]
  words: string[][]
}

/** What is wrong in one place, and what would be right: a sentence, and for translators a code with parameters.
 * `right`: there is only this. */
export interface BoxProblem {
  way: (string | number)[]
  text: string
  code?: string
  params?: Record<string, number | string>
  right?: unknown
}

/** The figures a table is played with. */
export interface TableBox {
  name: string
  instance: boolean
  components: Record<string, unknown>
}

/** The deals of today. `ends` is when the day is over and the next one comes; `first` is the first day there was;
 * `tries` are all my counted ones. Without `ranked` (in a tab) the luck follows from the date. */
export interface Daily {
  day: string
  ends: number
  ranked: boolean
  commitment: string
  next_commitment: string
  first: string
  games: DailyGame[]
  tries: MyTry[]
  streak: number
  longest: number
}

/** A game's deal of a day: by how many it is played, in which seat one sits, how strong the bots are, and how many have
 * begun. */
export interface DailyGame {
  game: string
  seats: number
  seat: number
  level: string
  begun: number
  mine: MyTry | null
}

/** A counted try of mine. `state`: `counted`, `given_up`, `late` or `void`; empty: it goes on. `ahead`: points ahead of
 * the best other seat, negative if behind. */
export interface MyTry {
  day: string
  game: string
  table: string
  state: string
  place: number
  seats: number
  ahead: number
}

/** A deal. Its results are `shown` after one's own try, or after the day; its `secret` after the day. `rank` is mine
 * among `of`, and so many in a hundred of the others did worse (`beats`). */
export interface DailyDeal {
  day: string
  ends: number
  over: boolean
  ranked: boolean
  deal: DailyGame
  commitment: string
  secret: string
  shown: boolean
  rank: number
  of: number
  beats: number
  bars: DailyBar[]
  best: DailyBest[]
}

/** How many were between so many points ahead and so many. */
export interface DailyBar {
  low: number
  high: number
  count: number
  mine: boolean
}

/** One of the best tries; no name: its player does not want to be known. */
export interface DailyBest {
  table: string
  place: number
  ahead: number
  name: string
  player: string
  mine: boolean
}

/** How far a guest is in a lesson: the table at which it is going on (none: at none), and when they were done with it
 * for the first time (0: not yet). */
export interface LessonProgress {
  game: string
  lesson: string
  table?: string
  began?: number
  done?: number
}

/** How a lesson or test stands: there is more to do, its aim has been reached, or it cannot be reached any more. */
export interface LessonState {
  state: 'lost' | 'open' | 'reached'
}

/** Tournaments and leagues, the last made first. */
export interface TournamentList {
  tournaments: TournamentLine[]
}

/** A tournament or a league in a list. `round`: of a league, its season. */
export interface TournamentLine {
  id: string
  name: string
  game: string
  format: string
  league: boolean
  state: string
  seats: number
  entrants: number
  most: number
  round: number
  rounds: number
  starts: number
  mine: boolean
  listed: boolean
}

/** A tournament or a league. `mine`: my number, 0 if I do not take part; `host`: whether I made it; `table`: where I am
 * to play now. `next`: when the next round or season begins, 0 if that depends on people. `win`: a table won, in the
 * units of points; `bye`: what a bye is worth in them. */
export interface TournamentPage {
  id: string
  plan: TournamentPlan
  state: string
  listed: boolean
  made: string
  host: boolean
  mine: number
  table: string
  round: number
  rounds: number
  next: number
  win: number
  entrants: TournamentEntrant[]
  played: TournamentRoundInfo[]
  standings: TournamentStanding[]
  league: string
  season: number
  division: number
  divisions: LeagueDivision[]
  bye: number
}

/** How it is played. Times are in milliseconds where the name says so. */
export interface TournamentPlan {
  name: string
  game: string
  format?: 'knockout' | 'robin' | 'swiss'
  seats?: number
  rounds?: number
  most?: number
  when_full?: boolean
  starts?: number
  late?: boolean
  ready_minutes?: number
  pause_minutes?: number
  round_minutes?: number
  move_ms?: number
  bank_ms?: number
  duplicate?: boolean
  team?: number
  seeding?: 'lot' | 'rating'
  league?: boolean
  division_size?: number
  moving?: number
  season_days?: number
  seasons?: number
}

/** Somebody who takes part: a guest or a bot; with neither, and no name, one who had it erased. `gone`: has left.
 * `team`: whose they are. A team is paired and ranked under the number of its first member. */
export interface TournamentEntrant {
  number: number
  player: string
  bot: string
  name: string
  gone: boolean
  team?: string
}

/** A round. `ready`: until when people may say that they are there; `until`: when what is not over is a draw; 0: no
 * such time. `ended`: when all of it was over. Of a duplicate: the commitment to the deal's secret, which is shown
 * when all tables are over; until then they are `sealed`. */
export interface TournamentRoundInfo {
  number: number
  began: number
  ready: number
  until: number
  ended: number
  byes: number[]
  tables: TournamentTable[]
  commitment?: string
  secret?: string
  sealed?: boolean
}

/** A table of a round. `state`: `called` (people say that they are there), `playing`, `done` or `judged` (by whoever
 * made the tournament). `places` and `points` (in 840ths) are everybody's once it is over; of a duplicate once all
 * tables of the round are, with `ahead`: by how many points everybody is ahead of the best of the others. */
export interface TournamentTable {
  round: number
  board: number
  table: string
  entrants: number[]
  state: string
  places: number[]
  points: number[]
  absent: number[]
  ahead?: (number | null)[]
}

/** One in the standings. Points and tie-breaks are in 840ths of a table won. `by`: which tie-break puts them behind the
 * one before, who has as many points; empty: points do. */
export interface TournamentStanding {
  entrant: number
  rank: number
  played: number
  won: number
  points: number
  ties: Record<string, number>
  by: string
}

/** A division of a league in a season: its tournament, and its members in the order of its standings. */
export interface LeagueDivision {
  season: number
  division: number
  tournament: string
  state: string
  members: TournamentEntrant[]
  points: number[]
}

/** All puzzles of the house, by rating, and the one of the day, if there are any. */
export interface PuzzleList {
  day: PuzzleLine | null
  puzzles: PuzzleLine[]
}

/** A puzzle in the list. `theme` is a word of the client's texts, `difficulty` is easy, medium or hard. */
export interface PuzzleLine {
  id: string
  game: string
  seats: number
  theme: string
  difficulty: string
  rating: number
  tries?: number
  right?: number
  mine?: string
}

/** A puzzle to be solved: what its seat sees. The answer is no part of it. */
export interface PuzzlePage {
  puzzle: PuzzleLine
  rules: number
  options: Record<string, string>
  update: Update
}

/** What becomes of a try: all options, the best first, from play-outs in so many worlds, so many turns on. */
export interface PuzzleAnswer {
  right: boolean
  option: number
  options: PuzzleOption[]
  worlds: number
  turns: number
}

/** An option: how many points of percent it loses, with the ends of the interval of 95 %, and the chance to win after
 * it. */
export interface PuzzleOption {
  option: number
  points: number
  low: number
  high: number
  chance: number
  right?: boolean
}

/** What happened: the kind of event, and its figures by name. */
export interface GameEvent {
  event: string
  [name: string]: Value
}

export type ClientRequest =
  ChangePlan | Decide | Pick | Undo | Confirm | Keep | Add | Answer | Choose | Resume | Resign | Order | Nudge |
  StandIn | Return | Look | Events | Glance | Hint | LookAhead | DecideEarly | Watch | Unwatch | ShowSeat |
  PreviewOptions | Why | Say | Propose | PassAll | PageVisible | Follow | Ping

export type Pushed =
  Update | Info | Chat | Backwards | Nudged | Remarked | PlanShown | Answered | Hello | Lost | Goodbye | Waiting |
  TournamentMoved

export type Reply =
  Ack | Stale | Refusal | Draft | Preview | CatchUp | Past | Chronicle | Hinted | Ahead | Early | Glanced | Pong

/** How a table is if nothing else is said. */
export const WINDOW_MS = 1500
