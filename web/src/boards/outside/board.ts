/** What a board from outside is: `petteia/board` in its sources. Its default export draws a table into a place of the page;
 * prompt, answers, chronicle, chat, undo and hint are the shell's, around it.
 *
 *     export default function mount(place: HTMLElement, table: TableState): Drawn
 *
 * It is built into one ES module with all that it needs (`python web/build.py --board FOLDER`), so it may be written in any
 * way. It is told by `draw` whenever something has changed, and reads it from the table. */
import type { FlatTable } from './flatTable.ts'

export interface Drawn {
  /** Something has changed: what lies on the table, what may be done, the language, what is pointed at. */
  draw(): void
  /** The place is needed for something else. */
  close(): void
}

export type Mount = (place: HTMLElement, table: FlatTable) => Drawn

export type { Action, GameEvent, Piece, View } from '../contract.ts'
/** What has arrived at a table, and what a person does there. */
export type TableState = FlatTable
/** @deprecated What boards imported before it was called `TableState`. */
export type Desk = FlatTable
