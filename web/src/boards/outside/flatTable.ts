/** State and commands of a table in one object, which is what boards from outside have always got. */
import type { GameTable, TableCommands, TableState } from '../contract.ts'

export type FlatTable = TableState & TableCommands

export function flatTable(table: GameTable): FlatTable {
  const from = (key: PropertyKey): object => (key in table ? table : table.commands)
  return new Proxy(table, {
    has: (_, key) => key in from(key),
    get(_, key) {
      const value: unknown = Reflect.get(from(key), key)
      return typeof value === 'function' ? value.bind(from(key)) : value
    },
    set: (_, key, value) => Reflect.set(table, key, value),
  }) as GameTable & TableCommands
}
