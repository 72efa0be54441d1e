import type { BoardComponent, Desk } from '../boards/contract.ts'

/** What the table that is open puts into the bar. */
class BarOfTable {
  title = $state('')
  sub = $state('')
  menu = $state(false)
  settings = $state(false)
  desk = $state.raw<Desk | null>(null)
  ticker = $state.raw<BoardComponent | null>(null)

  clear(): void {
    this.title = this.sub = ''
    this.menu = this.settings = false
    this.desk = this.ticker = null
  }
}

export const bar = new BarOfTable()
