/** The rule that a player reads without leaving the screen. */
import { app } from '../shell/app.svelte.ts'
import { bar } from '../shell/bar.svelte.ts'

/** A rule number anywhere in a sentence. */
export const RULE = /\b[A-Z]{3}-(?:[A-Z]+-)?\d+(?:\.\d+)*\b/

class RuleOnSheet {
  shown = $state.raw<{ game: string; rule: string } | null>(null)

  /** Open a rule: of the game on the table, or of a named one. */
  open(rule: string, game = bar.table?.info.game): void {
    const only = app.server?.games.length === 1 ? app.server.games[0]!.id : undefined
    const of = game ?? only
    if (of) this.shown = { game: of, rule }
  }
  close(): void {
    this.shown = null
  }
}

export const sheet = new RuleOnSheet()
