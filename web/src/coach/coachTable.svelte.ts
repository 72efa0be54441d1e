/** A table as it was when we decided something: its options can be pressed again, and each press is a try. */
import type { TableCommands } from '../boards/contract.ts'
import type { Action } from '../server/wire.ts'
import { ReplayTable } from '../replay/replayTable.svelte.ts'

export class CoachTable extends ReplayTable {
  asking = $state(false)
  /** What becomes of a try. */
  ontry: (action: number) => void = () => {}

  override get owes(): boolean {
    return this.asking
  }
  override get actions(): Action[] {
    return this.asking ? this.options : []
  }
  /** What could be done at the moment shown. */
  get options(): Action[] {
    return this.shown?.view.actions ?? []
  }
  override about(id: string): Action[] {
    return this.actions.filter((each) => each.pieces?.includes(id))
  }

  private press(numbers: number[]): null {
    const last = numbers.at(-1)
    if (this.asking && last !== undefined) this.ontry(last)
    return null
  }
  override readonly commands: TableCommands = {
    act: async (numbers) => this.press(numbers),
    pick: async (numbers) => this.press(numbers),
    why: async () => null,
    undo: async () => null,
    hint: async () => [],
    say: async () => {},
    skip: () => this.skip(),
  }
}
