/** Several decisions of ours that one press stands for: an offer, a cargo, what is discarded. They are written in notation
 * and made one after the other, as the house asks for each; what is not asked any more is left out. */
import type { Desk, Refusal } from '../contract.ts'

/** `when`: the prompt that the step answers. The house may have taken it for us already; then it is left out. */
export interface Deed {
  text: string
  when?: string
}

const POLL_MS = 16
const PATIENCE_MS = 20_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Everything that has arrived is shown. */
async function settled(desk: Desk): Promise<void> {
  for (let waited = 0; (desk.busy || desk.settled === false) && waited < PATIENCE_MS; waited += POLL_MS) await pause(POLL_MS)
}

/** What our answer has led to is there. Where several decide at once, something of the others' may come before it: the question
 * that was answered is still shown then, and nothing of what it leads to could be found. */
async function newer(desk: Desk, decision: number | undefined): Promise<void> {
  const asked = (): boolean => decision !== undefined && desk.decision === decision && desk.owes
  for (let waited = 0; asked() && waited < PATIENCE_MS; waited += POLL_MS) await pause(POLL_MS)
}

/** Take the steps; a refusal ends them and is the answer. */
export async function perform(desk: Desk, deeds: Deed[]): Promise<Refusal | null> {
  for (const { text, when } of deeds) {
    await settled(desk)
    if (!desk.owes) return null
    const action = desk.actions.find((each) => each.text === text)
    if (when && (!action || desk.view.prompt.key !== when)) continue
    if (!action) return desk.why(text)
    const { decision } = desk
    const refusal = await desk.act([action.n])
    if (refusal) return refusal
    if (desk.final) return null // it cannot be taken back, and waits for our word
    await newer(desk, decision)
  }
  await settled(desk)
  return null
}
