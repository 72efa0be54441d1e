/** Several decisions of ours for one press: an offer, a cargo, a discard. They are in notation and made one after the
 * other, as the server asks for each; those it no longer asks for are skipped. */
import type { GameTable, Refusal } from '../contract.ts'

/** `when`: the prompt that the step answers. If the server has already answered it for us, the step is skipped. */
export interface Deed {
  text: string
  when?: string
}

const POLL_MS = 16
const PATIENCE_MS = 20_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Everything that has arrived is shown. */
async function settled(table: GameTable): Promise<void> {
  for (let waited = 0; (table.busy || table.settled === false) && waited < PATIENCE_MS; waited += POLL_MS) await pause(POLL_MS)
}

/** The consequence of our answer has arrived. If several seats decide at once, others' moves may come before it: the
 * answered question is still shown then, and no next step could be found. */
async function newer(table: GameTable, decision: number | undefined): Promise<void> {
  const asked = (): boolean => decision !== undefined && table.decision === decision && table.owes
  for (let waited = 0; asked() && waited < PATIENCE_MS; waited += POLL_MS) await pause(POLL_MS)
}

/** Take the steps; a refusal stops them and is returned. */
export async function perform(table: GameTable, deeds: Deed[]): Promise<Refusal | null> {
  for (const { text, when } of deeds) {
    await settled(table)
    if (!table.owes) return null
    const action = table.actions.find((each) => each.text === text)
    if (when && (!action || table.view.prompt.key !== when)) continue
    if (!action) return table.commands.why(text)
    const { decision } = table
    const refusal = await table.commands.act([action.n])
    if (refusal) return refusal
    if (table.final) return null // it cannot be taken back, and waits for our confirmation
    await newer(table, decision)
  }
  await settled(table)
  return null
}
