/** State shared by the parts of the generic table: the table, the note, the filter of the list. */
import { getContext, setContext } from 'svelte'
import { app } from '../../shell/app.svelte.ts'
import { effectText } from '../../table/effects.ts'
import { iconOf } from '../../table/icons.svelte.ts'
import type { Action, GameTable, Piece } from '../contract.ts'
import { Notes } from '../kit/notes.svelte.ts'
import { called, layoutOf, type Called } from './reading.ts'

/** A piece that has a note. */
interface About {
  id: string
  title: string
  text: string
}

const KEY = Symbol('generic table')

export class Generic {
  /** The pressed pieces and zones that have several possible actions. */
  about = $state.raw<string[] | null>(null)
  readonly notes = new Notes<About>(({ id }) => this.why(id))
  /** Mistaken presses are likely on a phone: the list below asks for confirmation. */
  careful = $state(false)
  readonly layout = $derived.by(() => layoutOf(this.table.view))
  readonly places = $derived.by(() => new Set(this.layout.chart?.squares.map((square) => square.label)))

  constructor(readonly table: GameTable) {}

  called(piece: Piece): Called {
    return called(piece, this.table.speech, this.places)
  }

  icon(piece: Piece): string | null {
    return iconOf(piece.kind, this.table.speech, piece.marks)
  }

  text(word: string): string {
    return this.table.speech.about(word)
  }

  /** The effect of an action: what the thing it names does, and what it changes. */
  note(action: Action): string {
    const does = Object.values(action.args)
      .map((word) => this.text(word))
      .find(Boolean)
    return [does, effectText(action, this.table)].filter(Boolean).join(' ')
  }

  colour(seat: number): number {
    return (seat % 8) + 1
  }

  /** A press: a single possible action is done; several are shown in the list. */
  press(...ids: string[]): void {
    const actions = [...new Set(ids.flatMap((id) => this.table.about(id)))]
    if (actions.length === 1 && !this.careful) void this.act(actions[0]!)
    else if (actions.length) this.about = ids
  }

  private async act(action: Action): Promise<void> {
    this.notes.close()
    const refusal = await this.table.commands.act([action.n])
    if (refusal) app.notify(this.table.sentence(refusal))
  }

  /** Why a thing cannot be chosen now, if it could before. */
  private async why(id: string): Promise<string> {
    const past = this.table.owes && !this.table.busy && !this.table.about(id).length ? this.table.remembered(id)[0] : undefined
    const refusal = past ? await this.table.commands.why(past.n) : null
    return refusal ? this.table.sentence(refusal) : ''
  }
}

export const provide = (g: Generic): Generic => setContext(KEY, g)
export const generic = (): Generic => getContext(KEY)
