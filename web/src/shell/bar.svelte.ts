import type { BoardComponent, GameTable } from '../boards/contract.ts'
import type { OwnBox } from '../server/wire.ts'

/** The open table's part of the bar. */
class BarOfTable {
  title = $state('')
  sub = $state('')
  /** Whose figures the table is played with, if not the game's; and whether they are on display. */
  box = $state.raw<OwnBox | null>(null)
  figures = $state(false)
  menu = $state(false)
  planning = $state(false)
  settings = $state(false)
  table = $state.raw<GameTable | null>(null)
  ticker = $state.raw<BoardComponent | null>(null)

  /** On a shared screen that everybody looks at: who decides, and the button to their own side, if there is one. */
  decider = $state.raw<{ seat: number; name: string; show: (() => void) | null } | null>(null)

  clear(): void {
    this.decider = null
    this.title = this.sub = ''
    this.menu = this.planning = this.settings = this.figures = false
    this.table = this.ticker = this.box = null
  }
}

export const bar = new BarOfTable()
