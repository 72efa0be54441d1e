/** A board from outside: `petteia/board` in its sources. Its default export draws a table into a place of the page; the
 * shell draws prompt, answers, chronicle, chat, undo and hint around it.
 *
 *     export default function mount(place: HTMLElement, table: TableState): Drawn
 *
 * It is built into one ES module with everything it needs (`python web/build.py --board FOLDER`), so it may be written
 * in any way. The shell calls `draw` after every change, and the board reads the change from the table. */
import type { FlatTable } from './flatTable.ts'

export interface Drawn {
  /** Something has changed: the table, the options, the language, or the thing pointed at. */
  draw(): void
  /** The place is needed for something else. */
  close(): void
}

export type Mount = (place: HTMLElement, table: FlatTable) => Drawn

export type { Action, GameEvent, Piece, View } from '../contract.ts'
/** The data that has arrived at a table, and a person's actions there. */
export type TableState = FlatTable
/** @deprecated The name that boards imported before it was called `TableState`. */
export type Desk = FlatTable
