/** Talk: whom we do not hear, and what of each table's chat we have read. */
import type { Desk } from '../boards/contract.ts'
import { http } from '../house/http.ts'
import type { Chat, Silence } from '../house/wire.ts'
import { app } from '../shell/app.svelte.ts'
import { inTab } from '../tab/here.ts'

export type Kind = 'mute' | 'block' | 'table'
const READ = 'petteia.read'
/** So many tables are remembered. */
const TABLES = 200

function remembered(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(READ) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, number][]).filter((each) => Array.isArray(each) && typeof each[1] === 'number') : []
  } catch {
    return []
  }
}

class Talk {
  silences = $state.raw<Silence[]>([])
  private read = $state.raw(new Map(remembered()))
  private whose = ''

  /** Ask the house once for whoever we are. */
  begin(): void {
    if (inTab || !app.me || this.whose === app.me.id) return
    this.whose = app.me.id
    this.silences = []
    void http
      .silences()
      .then((found) => (this.silences = found.silences))
      .catch(() => (this.whose = '')) // and once more when somebody looks again
  }

  has(kind: Kind, whom: string): boolean {
    return this.silences.some((each) => each.kind === kind && each.whom === whom)
  }
  hears(player: string): boolean {
    return !this.silences.some((each) => each.kind !== 'table' && each.whom === player)
  }
  async set(kind: Kind, whom: string, on: boolean): Promise<void> {
    this.silences = (await (on ? http.silence(kind, whom) : http.hear(kind, whom))).silences
  }

  /** What is to be read of a table's chat. */
  lines(desk: Desk): Chat[] {
    return this.has('table', desk.info.table) ? [] : desk.chat.filter((line) => this.hears(line.player))
  }
  readUpTo(table: string): number {
    return this.read.get(table) ?? 0
  }
  unread(desk: Desk): number {
    const known = this.readUpTo(desk.info.table)
    return this.lines(desk).filter((line) => line.number > known && line.player !== app.me?.id).length
  }
  /** Everything that is there has been read. */
  mark(desk: Desk): void {
    const [table, last] = [desk.info.table, desk.chat.at(-1)?.number ?? 0]
    if (last <= this.readUpTo(table)) return
    const others = [...this.read].filter(([id]) => id !== table)
    this.read = new Map([...others.slice(-TABLES + 1), [table, last]])
    try {
      localStorage.setItem(READ, JSON.stringify([...this.read]))
    } catch {
      // then it is forgotten with the page
    }
  }
}

export const talk = new Talk()
