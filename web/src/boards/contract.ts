/** What a board is given, and what it can do. The generic table and every game's own board are written against this.
 *
 * The shell keeps the line to the server, the order and pace of what happens, undo, chat, clock, announcements and the end
 * screen. A board draws `table.view`, lets people press what is in `table.actions`, and may play motions for
 * `table.events`. What people press it hands on to `table.commands`. It never decides what is legal.
 */
import type { Component } from 'svelte'
import type { Action, Advised, Chat, Draft, Effect, GameEvent, Info, Piece, Refusal, Remarked, Update, View } from '../server/wire.ts'
import type { Speech } from '../speech/speech.ts'
import type { Digest } from '../table/digest.ts'

/** How somebody wants things shown. Each is as it should be now: `system` has been resolved. */
export interface Manner {
  language: string
  theme: 'clay' | 'night'
  /** Whether pieces travel. False with prefers-reduced-motion, or when the setting says so. */
  motion: boolean
  pace: 'calm' | 'brisk' | 'instant'
  sound: boolean
  /** Patterns behind emblems, for who cannot tell colours apart. */
  patterns: boolean
  /** 1 to 2 */
  textSize: number
  /** Whether we are asked before what cannot be taken back, where much is at stake. */
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
  /** A bot plays for the person just now. */
  kept: boolean
  /** Since when the person is not connected; 0 if they are, 1 if nobody knows since when. */
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
  /** It has been taken back since. */
  undone?: boolean
  /** How many events in a row it tells of, if more than one. */
  of?: number
}

/** Points of a seat among what it has. */
export const POINTS = 'points'

/** What seats have, read off a view: by kind of piece, wherever it lies, and nothing twice. */
export interface Holdings {
  has(view: View, seat: number): Map<string, number>
  /** How the race stands, by seat; where a game has one. */
  race?(view: View): Map<number, number>
  /** What of that is not won yet, and would be only as things stand. */
  hopes?(view: View): Map<number, number>
  /** Vocabularies of things of which there is but one. */
  unique?: readonly string[]
  /** Of which kinds a seat keeps how many at most; what is above spoils. */
  keeps?(view: View, seat: number, components: Record<string, unknown>): { kinds: readonly string[]; most: number }
}

/** How the end is explained in a game that adds nothing up. */
export interface Ending {
  /** What counts, by seat: what the result tells and, before it, what the table shows besides. */
  rows(view: View, scores: Record<string, number>[]): Record<string, number>[]
  /** What is compared of two who come one after the other, in this order: the first difference decides. */
  order(ahead: Record<string, number>, behind: Record<string, number>): string[]
}

/** What a board knows about what is told: what seats have, what is a loss of a seat's, and what belongs to a battle. */
export interface Reading {
  holdings?: Holdings
  ending?: Ending
  loses(event: GameEvent, seat: number): boolean
  /** Where a game knows battles. */
  battle?(event: GameEvent): boolean
  /** Prompts that leave nothing to choose: their one answer only goes on. */
  formal?: ReadonlySet<string>
  /** Nobody needs to read of it: that somebody has answered what all are asked. */
  idle?(event: GameEvent): boolean
  /** It is part of what the same seat has begun: paying for what is built. */
  goesOn(event: GameEvent): boolean
  /** Much is at stake with this action of ours: we are asked once more. True: nothing can be taken back after it, and so it is
   * said; a sentence: what is asked instead. */
  grave?(action: Action): boolean | string
}

/** Motions of a board. `play` is called before the page shows the update, so that it can still see where things were; the
 * shell shows the next update only after it is done. With a `tempo` below 1 it takes that much of its usual time. It minds
 * `manner.motion` itself: what happened is to be noticed also where nothing moves. A press anywhere calls `skip`. */
export interface Stage {
  play(update: Update, before: View, tempo?: number): Promise<void>
  skip(): void
}

/** What has arrived from the server and what is shown of it. */
export interface TableState {
  /** The position as it is shown now (with calm pace it may be behind what has arrived). */
  readonly view: View
  /** What happened in the update that is shown, and its number. */
  readonly events: GameEvent[]
  readonly n: number
  /** The number of the decision that was last put to us. */
  readonly decision?: number
  /** What bots have said to us about their decisions, the latest last. */
  readonly remarks?: readonly Remarked[]
  readonly info: Info
  readonly seats: SeatOnScreen[]
  /** The seat we look through; null for a spectator. */
  readonly me: number | null
  readonly speech: Speech
  readonly manner: Manner
  readonly lines: Line[]
  /** Lines before the first that is here can be read with `earlier`. */
  readonly more?: boolean
  /** The first event after our own last decision; null where there is no such thing. */
  readonly lastMove?: number | null
  readonly chat: Chat[]
  /** Component data of the game: figures with their source. */
  readonly components: Record<string, unknown>

  /** We owe a decision and may press something. */
  readonly owes: boolean
  /** What may be chosen now; empty while waiting. */
  readonly actions: Action[]
  /** The batch that is being put together with `pick`, if there is one. */
  readonly draft: Draft | null
  /** What we have chosen in answer to the prompt that is shown, and could take back. */
  readonly chosen: Action[]
  /** Whether `undo` has something to take back: picks, or a decision. */
  readonly undoable?: boolean
  /** The others have not been shown what we did last; `confirm` shows it to them. */
  readonly held?: boolean
  /** The one answer to a question of ours that leaves no choice. */
  readonly only?: Action | null
  /** Much is at stake with what we are about to do, and it waits for our word; `goOn` says it. */
  readonly final?: Action | null
  /** What is asked before it, if anything is. */
  readonly sure?: string
  /** The table is about to answer for us; `keep` makes it wait. */
  readonly passing?: boolean
  /** Our standing order to have moments passed at which we could only react. */
  readonly ordered?: boolean
  /** An answer of ours is on its way. */
  readonly busy: boolean
  /** Everything that has arrived is shown, and no answer or pick of ours is on its way. */
  readonly settled?: boolean
  /** Something is being shown that one may not want to wait for: `skip` ends a motion, `rush` all that waits. */
  readonly behind?: boolean
  /** What has happened since our last decision can be shown `again`. */
  readonly repeatable?: boolean
  /** What others did to us since, in short; `recall` shows it happen, `heed` puts it away. */
  readonly digest?: Digest | null

  /** The legal actions that are about a piece or a zone. */
  about(id: string): Action[]
  /** What an action would change, as the server has weighed it; null while that is not known. */
  effect?(n: number): Effect | null
  /** What may be expected besides, in the game's own words: the chances of a battle. */
  readonly outlook?: Record<string, unknown>
  /** Actions we were offered before and are not now: about a piece or zone, or in answer to the prompt that is shown.
   * `why` says what hinders them. */
  remembered(id?: string): Action[]
  /** A refusal as a sentence, with its rule. */
  sentence(refusal: Refusal): string

  /** The piece or zone that a chronicle line, or something else that is looked at, points at; boards ring it. */
  pointed: string | null
  /** What came with this update is not to be read in the chronicle yet: its dice still roll. */
  unrevealed?: number | null
  /** How many places with room for the digest are in sight; without one it lies over the table. */
  digestPlaces?: number
  /** The board shows a scene that nothing may lie over: a digest waits until it is over. */
  engaged?: boolean
  /** Motions, if the board has any. */
  stage: Stage | null
  /** How the board reads events, if it can tell more than their words. */
  reading?: Reading | null
  /** Where on the board a line of the chronicle points, if the board knows better than the words of the event. */
  placeOf?: ((event: GameEvent) => string | null) | null
}

/** What a person does at a table. Where nothing can be done, as in a replay, most are missing or do nothing. */
export interface TableCommands {
  /** Answer the decision by these actions: all happen or none. `sure`: nobody has to be asked once more. */
  act(numbers: number[], sure?: boolean): Promise<Refusal | null>
  /** Say whether what waits for our word is to be done. */
  goOn?(sure: boolean): Promise<Refusal | null>
  /** Put a batch together in any order; nothing happens until `act(draft.picks)`. */
  pick(numbers: number[]): Promise<Draft | Refusal | null>
  undo(): Promise<Refusal | null>
  /** Give the one answer to a question that leaves no choice; whether it was given. */
  answerOnly?(only: Action): Promise<boolean>
  /** Show the others what we did last. */
  confirm?(): Promise<Refusal | null>
  /** Leave to us what the table would answer by itself. */
  keep?(): Promise<Refusal | null>
  /** Give or end the standing order to have moments passed at which we could only react. */
  order?(pass: boolean): Promise<Refusal | null>
  /** Why an action, by number or in notation, is not possible now; null if it is. */
  why(action: number | string): Promise<Refusal | null>
  /** What a good bot would do and the next best, each with its chance and what speaks for it. */
  hint(): Promise<Advised[]>
  say(text: string): Promise<void>
  /** End a motion, */
  skip?(): void
  /** show all that waits at once, */
  rush?(): void
  /** or once more what has happened since our last decision. */
  again?(): void
  /** Show what the digest tells of happen, or put it away. */
  recall?(): Promise<void>
  heed?(): void
  /** Fetch lines of the chronicle before the first that is here. */
  earlier?(): Promise<void>
  /** Shows the result once more. */
  showResult?(): void
}

/** What a board is given: it reads the state, and hands on what people do as commands. */
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
