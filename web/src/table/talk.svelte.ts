/** Chat: whom we have muted, and how much of each table's chat we have read. */
import type { TableState } from '../boards/contract.ts'
import { http } from '../server/http.ts'
import type { Chat, Silence } from '../server/wire.ts'
import { app } from '../shell/app.svelte.ts'
import { inTab } from '../tab/here.ts'

export type Kind = 'mute' | 'block' | 'table'
const READ = 'petteia.read'
/** How many tables are remembered. */
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

  /** Ask the server once per guest. */
  begin(): void {
    if (inTab || !app.me || this.whose === app.me.id) return
    this.whose = app.me.id
    this.silences = []
    void http
      .silences()
      .then((found) => (this.silences = found.silences))
      .catch(() => (this.whose = '')) // retried at the next look
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

  /** The unread lines of a table's chat. */
  lines(table: TableState): Chat[] {
    return this.has('table', table.info.table) ? [] : table.chat.filter((line) => this.hears(line.player))
  }
  readUpTo(id: string): number {
    return this.read.get(id) ?? 0
  }
  unread(table: TableState): number {
    const known = this.readUpTo(table.info.table)
    return this.lines(table).filter((line) => line.number > known && line.player !== app.me?.id).length
  }
  /** Everything there has been read. */
  mark(table: TableState): void {
    const [id, last] = [table.info.table, table.chat.at(-1)?.number ?? 0]
    if (last <= this.readUpTo(id)) return
    const others = [...this.read].filter(([other]) => other !== id)
    this.read = new Map([...others.slice(-TABLES + 1), [id, last]])
    try {
      localStorage.setItem(READ, JSON.stringify([...this.read]))
    } catch {
      // then the page forgets it
    }
  }
}

export const talk = new Talk()
