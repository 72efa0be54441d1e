/** What a board gets, and what it can do. The generic table and every game's own board use this contract.
 *
 * The shell keeps the connection to the server, the order and pace of updates, undo, chat, clock, announcements and the
 * end screen. A board draws `table.view`, makes the things in `table.actions` pressable, and may play motions for
 * `table.events`. It passes presses on to `table.commands`. It never decides what is legal.
 */
import type { Component } from 'svelte'
import type {
  Action,
  Advised,
  Ahead,
  Chat,
  Draft,
  Early,
  Effect,
  GameEvent,
  Info,
  NewEntry,
  Piece,
  PlanShown,
  Refusal,
  Remarked,
  Update,
  View,
} from '../server/wire.ts'
import type { Speech } from '../speech/speech.ts'
import type { Digest } from '../table/digest.ts'

/** How the player wants things shown. Each value is final: `system` has been resolved. */
export interface Manner {
  language: string
  theme: 'clay' | 'night'
  /** Whether pieces travel. False with prefers-reduced-motion, or when the setting says so. */
  motion: boolean
  pace: 'calm' | 'brisk' | 'instant'
  sound: boolean
  /** Patterns behind emblems, for players who cannot tell colours apart. */
  patterns: boolean
  /** 1 to 2 */
  textSize: number
  /** Whether to ask us before something that cannot be taken back, if much is at stake. */
  confirm: boolean
}

export interface SeatOnScreen {
  seat: number
  name: string
  /** 1 to 8: class `p1` … `p8` sets --c, --o and --pt; `Emblem` draws it. */
  colour: number
  me: boolean
  bot: boolean
  /** Owes a decision now, as everybody may know. */
  pending: boolean
  /** A bot is playing for the person. */
  kept: boolean
  /** Since when the person has been disconnected; 0 if they are connected, 1 if the time is unknown. */
  away?: number
  resigned: boolean
}

/** A line of the chronicle. `events` numbers are the seat's own; `n` is the update it belongs to. */
export interface Line {
  number: number
  n: number
  event: GameEvent
  seat: number | null
  text: string
  /** It has since been taken back. */
  undone?: boolean
  /** How many events in a row the line covers, if more than one. */
  of?: number
}

/** The points of a seat among its holdings. */
export const POINTS = 'points'

/** What seats have, read from a view: by kind of piece, in any place, and nothing twice. */
export interface Holdings {
  has(view: View, seat: number): Map<string, number>
  /** The state of the race by seat, if a game has one. */
  race?(view: View): Map<number, number>
  /** The part of that which is not won yet, and would be only as things stand. */
  hopes?(view: View): Map<number, number>
  /** Vocabularies of things that exist only once. */
  unique?: readonly string[]
  /** The kinds with a storage limit for a seat; anything above it spoils. */
  keeps?(view: View, seat: number, components: Record<string, unknown>): { kinds: readonly string[]; most: number }
}

/** How the end is explained in a game that adds no points up. */
export interface Ending {
  /** The things that count, by seat: those in the result and, before them, others that the table shows. */
  rows(view: View, scores: Record<string, number>[]): Record<string, number>[]
  /** The comparisons between a player and the next, in this order: the first difference decides. */
  order(ahead: Record<string, number>, behind: Record<string, number>): string[]
}

/** A board's knowledge about events: what seats have, what is a loss for a seat, and what belongs to a battle. */
export interface Reading {
  holdings?: Holdings
  ending?: Ending
  loses(event: GameEvent, seat: number): boolean
  /** For games that have battles. */
  battle?(event: GameEvent): boolean
  /** Prompts that leave no choice: their only answer goes on. */
  formal?: ReadonlySet<string>
  /** The one sensible answer, if it takes nothing from us and binds us to nothing: it is given for us. */
  obvious?(view: View, components: Record<string, unknown>): Action | null
  /** Events not worth a line: that a seat has answered a prompt for all. */
  idle?(event: GameEvent): boolean
  /** The event is part of what the same seat has begun: paying for what is built. */
  goesOn(event: GameEvent): boolean
  /** How far every square of the map is from a seat's ship, by its label. */
  distances?(view: View, seat: number): Map<string, number>
  /** What a player gives and gets by decisions of the own, which is no news: prices, and what they bought. */
  own?(event: GameEvent): [kind: string, by: number][]
  /** Whether much is at stake with this action of ours, so that we are asked for confirmation. True: nothing can be
   * taken back after it, and the question says so; a sentence: the question itself. */
  grave?(action: Action): boolean | string
}

/** Motions of a board. The shell calls `play` before the page shows the update, so that it can still see where things
 * were, and shows the next update only after it is done. With a `tempo` below 1 it takes that share of its usual time.
 * It handles `manner.motion` itself: updates must be noticeable even without motion. A press anywhere calls `skip`. */
export interface Stage {
  play(update: Update, before: View, tempo?: number): Promise<void>
  skip(): void
}

/** What has arrived from the server, and what is shown of it. */
export interface TableState {
  /** The position as shown now (at calm pace it may be behind what has arrived). */
  readonly view: View
  /** The events of the update being shown, and its number. */
  readonly events: GameEvent[]
  readonly n: number
  /** The number of the last decision we were asked for. */
  readonly decision?: number
  /** What bots have said to us about their decisions, the latest last. */
  readonly remarks?: readonly Remarked[]
  readonly info: Info
  readonly seats: SeatOnScreen[]
  /** The seat whose view we have; null for a spectator. */
  readonly me: number | null
  readonly speech: Speech
  readonly manner: Manner
  readonly lines: Line[]
  /** There are lines before the first one here; `earlier` reads them. */
  readonly more?: boolean
  /** The first event after our own last decision; null if there is none. */
  readonly lastMove?: number | null
  readonly chat: Chat[]
  /** Component data of the game: figures with their source. */
  readonly components: Record<string, unknown>

  /** We owe a decision and may press something. */
  readonly owes: boolean
  /** The possible choices now; empty while waiting. */
  readonly actions: Action[]
  /** The batch being put together with `pick`, if there is one. */
  readonly draft: Draft | null
  /** Our picks in answer to the prompt shown, which we could take back. */
  readonly chosen: Action[]
  /** Whether `undo` has something to take back: picks, or a decision. */
  readonly undoable?: boolean
  /** The others have not been shown our last moves; `confirm` shows them. */
  readonly held?: boolean
  /** The only answer to a question of ours that leaves no choice. */
  readonly only?: Action | null
  /** Much is at stake with an action of ours, and it waits for confirmation; `goOn` gives it. */
  readonly final?: Action | null
  /** The question asked before it, if there is one. */
  readonly sure?: string
  /** The table is about to answer for us; `keep` makes it wait. */
  readonly passing?: boolean
  /** Our plan: what is done for us when we are asked. */
  readonly plan?: PlanShown | null
  /** Whether our plan has answered with a line of the chronicle. */
  planned?(line: number): boolean
  /** We pass moments at which we could only react. */
  readonly ordered?: boolean
  /** An answer of ours is being sent. */
  readonly busy: boolean
  /** Everything that has arrived is shown, and no answer or pick of ours is being sent. */
  readonly settled?: boolean
  /** Something is being shown that can be cut short: `skip` ends a motion, `rush` everything that waits. */
  readonly behind?: boolean
  /** The updates since our last decision can be shown `again`. */
  readonly repeatable?: boolean
  /** A summary of what others have since done to us; `recall` plays it, `heed` closes it. */
  readonly digest?: Digest | null

  /** The legal actions that are about a piece or a zone. */
  about(id: string): Action[]
  /** What an action would change, according to the server's preview; null until it is known. */
  effect?(n: number): Effect | null
  /** Further expectations, in the game's own words: the chances of a battle. */
  readonly outlook?: Record<string, unknown>
  /** Actions that were legal before and are not now: about a piece or zone, or in answer to the prompt shown. `why`
   * gives the reason. */
  remembered(id?: string): Action[]
  /** A refusal as a sentence, with its rule. */
  sentence(refusal: Refusal): string

  /** The piece or zone that a chronicle line, or another thing under the mouse or focus, points at; boards ring it. */
  pointed: string | null
  /** The chronicle must not show this update's lines yet: its dice are still rolling. */
  unrevealed?: number | null
  /** How many visible places have room for the digest; without one it lies over the table. */
  digestPlaces?: number
  /** The board shows a scene that nothing may cover: a digest waits until it is over. */
  engaged?: boolean
  /** Motions, if the board has any. */
  stage: Stage | null
  /** How the board reads events, if it knows more than their texts. */
  reading?: Reading | null
  /** Where on the board a line of the chronicle points, if the board knows better than the text of the event. */
  placeOf?: ((event: GameEvent) => string | null) | null
}

/** A person's actions at a table. In a replay, where nothing can be done, most are missing or do nothing. */
export interface TableCommands {
  /** Answer the decision with these actions: all of them happen or none. `sure`: no confirmation is needed. */
  act(numbers: number[], sure?: boolean): Promise<Refusal | null>
  /** Confirm or cancel the action that waits for confirmation. */
  goOn?(sure: boolean): Promise<Refusal | null>
  /** Put a batch together in any order; nothing happens until `act(draft.picks)`. */
  pick(numbers: number[]): Promise<Draft | Refusal | null>
  undo(): Promise<Refusal | null>
  /** Give the only answer to a question that leaves no choice; returns whether it was given. */
  answerOnly?(only: Action): Promise<boolean>
  /** Show the others our last moves. */
  confirm?(): Promise<Refusal | null>
  /** Leave to us an answer that the table would give by itself. */
  keep?(): Promise<Refusal | null>
  /** Add entries to our plan, and withdraw others by number. */
  plan?(add: NewEntry[], drop: number[]): Promise<Refusal | null>
  /** What we may be asked next. */
  lookAhead?(): Promise<Ahead | null>
  /** How our turn goes on after these picks, if we are asked beside others. */
  early?(picks: number[]): Promise<Early | Refusal | null>
  /** Plan to pass moments at which we could only react, or no longer. */
  order?(pass: boolean): Promise<Refusal | null>
  /** Why an action, by number or in notation, is not possible now; null if it is. */
  why(action: number | string): Promise<Refusal | null>
  /** A good bot's choice and the next best, each with its chance and the reasons for it. */
  hint(): Promise<Advised[]>
  say(text: string): Promise<void>
  /** End a motion, */
  skip?(): void
  /** show everything that waits at once, */
  rush?(): void
  /** or show again what has happened since our last decision. */
  again?(): void
  /** Play the updates in the digest, or close it. */
  recall?(): Promise<void>
  heed?(): void
  /** Fetch lines of the chronicle before the first one here. */
  earlier?(): Promise<void>
  /** Show the result again. */
  showResult?(): void
}

/** What a board gets: it reads the state, and passes people's actions on as commands. */
export interface GameTable extends TableState {
  readonly commands: TableCommands
}

export type BoardComponent = Component<{ table: GameTable }>

/** A game's own board. `ticker` goes into the middle of the bar: the phases of a turn. */
export interface BoardEntry {
  board: () => Promise<{ default: BoardComponent }>
  ticker?: () => Promise<{ default: BoardComponent }>
  /** Icons by word of the game. */
  icons: () => Promise<{ default: Record<string, string> }>
}

export type { Action, Effect, GameEvent, Info, Piece, Refusal, Remarked, Update, View }
