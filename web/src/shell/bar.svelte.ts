import type { BoardComponent, Desk } from '../boards/contract.ts'
import type { OwnBox } from '../house/wire.ts'

/** What the table that is open puts into the bar. */
class BarOfTable {
  title = $state('')
  sub = $state('')
  /** Whose figures the table is played with, if they are not the game's; and whether they are being looked at. */
  box = $state.raw<OwnBox | null>(null)
  figures = $state(false)
  menu = $state(false)
  settings = $state(false)
  desk = $state.raw<Desk | null>(null)
  ticker = $state.raw<BoardComponent | null>(null)

  clear(): void {
    this.title = this.sub = ''
    this.menu = this.settings = this.figures = false
    this.desk = this.ticker = this.box = null
  }
}

export const bar = new BarOfTable()
