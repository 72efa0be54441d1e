/** A person's actions at a table on the screen: answers and picks, undo, asking why, and replaying updates. */
import type { TableCommands } from '../boards/contract.ts'
import type { Action, Advised, Ahead, Draft, Early, NewEntry, Refusal, Reply, Update } from '../server/wire.ts'
import type { LiveTable } from './liveTable.svelte.ts'
import { passesAll } from './plan.ts'
import { pressed, withoutLast, type Presses } from './pickOrder.ts'

/** How long an update may take after its acknowledgement before we go on without it. */
const LATE_MS = 2000

/** The question in an update. */
export const asks = (update: Update): string => JSON.stringify(update.view.prompt)

export class LiveCommands implements TableCommands {
  /** An answer of ours is being sent, */
  busy = $state(false)
  /** or this many picks are. */
  picking = $state(0)
  /** The pressed action that waits for confirmation. */
  unsure = $state.raw<{ update: Update; numbers: number[]; question: string } | null>(null)
  /** We are taking back, and have decided nothing since. */
  private goesBack = false
  /** The picks added by each press. */
  private presses: Presses = []
  private awaited: (() => void) | null = null
  /** The changes of our plan that are on their way. */
  planning: Promise<unknown> = Promise.resolve()
  showResult: () => void = () => {}

  constructor(
    private readonly table: LiveTable,
    private readonly ask: (request: { t: string } & Record<string, unknown>) => Promise<Reply>,
  ) {}

  // -- deciding

  async act(numbers: number[], sure = false): Promise<Refusal | null> {
    const { table } = this
    const update = table.shown
    if (!update || !table.owes || this.busy || table.me === null) return null
    const again = this.unsure?.update === update && this.unsure.numbers.join() === numbers.join()
    const question = sure || again || !table.manner.confirm ? '' : this.grave(numbers.at(-1)!)
    if (question) {
      this.unsure = { update, numbers, question }
      return null
    }
    this.busy = true
    this.unsure = null
    this.goesBack = false
    table.pointed = null // the target of the answer: its button goes, and never reports a leave
    table.animations.restart()
    // Anything not announced yet is announced with the following update.
    if (!table.engaged || !table.news.digest) table.forget()
    try {
      const { decision } = update
      const reply = await this.ask({ t: 'decide', seat: table.me, decision, actions: numbers, key: crypto.randomUUID() })
      if (table.openly) await table.onopen()
      else if (reply.t === 'ack') await this.newerThan(update)
      if (reply.t === 'ack' && table.latest === update) table.onkept()
      if (reply.t === 'ack') table.log.lastMove = table.log.next
      if (reply.t === 'ack' && table.latest?.view.undo && asks(table.latest) === asks(update))
        table.chosen = [...table.chosen, ...update.view.actions.filter((action) => numbers.includes(action.n))]
      return this.answered(reply)
    } finally {
      this.busy = false
    }
  }

  /** The confirmation for an action, if it needs one: the board says where much is at stake. */
  private grave(n: number): string {
    const { info, view, reading, speech } = this.table
    if (info.origin?.kind === 'lesson') return '' // a teacher stands beside it
    const action = view.actions.find((each) => each.n === n)
    const grave = action ? (reading?.grave?.(action) ?? false) : false
    return grave === true ? speech.literal('web-no-way-back', { what: speech.action(action!) }) : grave || ''
  }
  async goOn(sure: boolean): Promise<Refusal | null> {
    const { numbers } = this.unsure ?? {}
    if (sure && numbers) return this.act(numbers, true)
    this.unsure = null
    return null
  }

  /** `restored`: they come from the server, which does not know in which order they were made. */
  async pick(picks: number[], restored = false): Promise<Draft | Refusal | null> {
    const { table } = this
    if (!table.shown || table.me === null) return null
    this.picking += 1
    const reply = await this.ask({ t: 'pick', seat: table.me, decision: table.shown.decision, picks })
    this.picking -= 1
    if (reply.t === 'draft') {
      this.presses = restored ? picks.map((n) => [n]) : pressed(table.draft ? this.presses : [], picks)
      table.draft = picks.length ? reply : null
      table.weigh()
      return reply
    }
    return this.answered(reply)
  }

  /** Show the others our last moves. */
  async confirm(): Promise<Refusal | null> {
    const seat = this.table.me
    if (seat === null) return null
    return this.answered(await this.ask({ t: 'confirm', seat, key: crypto.randomUUID() }))
  }

  /** Undo one choice: the last pick goes first. */
  async undo(): Promise<Refusal | null> {
    const { table } = this
    this.unsure = null
    if (table.draft?.picks.length) {
      const back = await this.pick(withoutLast(pressed(this.presses, table.draft.picks)))
      // The others may be impossible without it: then all of them go.
      if (back?.t === 'refusal') await this.pick([])
      return null
    }
    const update = table.latest
    if (!update || table.me === null) return null
    table.chosen = table.chosen.slice(0, -1)
    this.goesBack = true
    const reply = await this.ask({ t: 'undo', seat: table.me, decision: update.decision, key: crypto.randomUUID() })
    if (table.openly) await table.onopen()
    return this.answered(reply)
  }

  /** Undo does not stop where nothing can be chosen: that would be answered again at once. */
  async answerOnly(only: Action): Promise<boolean> {
    if (!this.goesBack) return !(await this.act([only.n], true))
    await this.undo()
    return false
  }

  /** Plan to pass moments at which we could only react, or no longer. */
  async order(pass: boolean): Promise<Refusal | null> {
    const { table } = this
    const seat = table.me
    if (seat === null) return null
    if (pass) return this.plan([{ do: 'pass', repeats: true }], [])
    if (table.standing) {
      const reply = await this.ask({ t: 'order', seat, pass_windows: false })
      if (reply.t !== 'ack') return this.answered(reply)
      if (seat === table.me) table.standing = false
    }
    const drop = table.plan?.entries.filter(passesAll).map(({ n }) => n) ?? []
    return drop.length ? this.plan([], drop) : null
  }

  /** Add entries to our plan, and withdraw others: one change after the other, each of the plan as the last one left it. */
  plan(add: NewEntry[], drop: number[]): Promise<Refusal | null> {
    const change = this.planning.then(() => this.changePlan(add, drop))
    this.planning = change.catch(() => null)
    return change
  }
  private async changePlan(add: NewEntry[], drop: number[]): Promise<Refusal | null> {
    const { table } = this
    if (table.me === null) return null
    const made = table.plan?.made ?? 0
    const refusal = this.answered(await this.ask({ t: 'plan', seat: table.me, add, drop, made }))
    if (!refusal && add.length) await this.shownPlan(made + add.length)
    return refusal
  }
  /** The acknowledgement may arrive before the plan with so many entries made. */
  private async shownPlan(made: number): Promise<void> {
    const late = performance.now() + LATE_MS
    while ((this.table.plan?.made ?? 0) < made && performance.now() < late) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  /** What we may be asked next. */
  async lookAhead(): Promise<Ahead | null> {
    if (this.table.me === null) return null
    const reply = await this.ask({ t: 'ahead', seat: this.table.me })
    return reply.t === 'ahead' ? reply : null
  }

  /** How our turn goes on after these picks, if we are asked beside others. */
  async early(picks: number[]): Promise<Early | Refusal | null> {
    if (this.table.me === null) return null
    const reply = await this.ask({ t: 'early', seat: this.table.me, picks })
    return reply.t === 'early' ? reply : this.answered(reply)
  }

  /** Leave to us an answer that the table would give by itself. */
  async keep(): Promise<Refusal | null> {
    const { table } = this
    const update = table.shown
    if (!update || table.me === null) return null
    const reply = await this.ask({ t: 'keep', seat: table.me, decision: update.decision })
    if (reply.t === 'ack') table.kept = update.decision
    return this.answered(reply)
  }

  /** An update has come: everything that waits for one goes on. */
  arrived(): void {
    this.awaited?.()
    this.awaited = null
  }
  /** The acknowledgement of an answer may arrive before the update it leads to. */
  private newerThan(update: Update): Promise<void> {
    const { latest } = this.table
    if (latest !== update && (latest?.n ?? 0) > update.n) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LATE_MS)
      this.awaited = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
  private answered(reply: Reply): Refusal | null {
    if (reply.t === 'stale') this.table.replaced(reply.now)
    return reply.t === 'refusal' ? reply : null
  }

  // -- asking

  async why(action: number | string): Promise<Refusal | null> {
    const seat = this.table.me
    if (seat === null) return null
    const reply = await this.ask({ t: 'why', seat, action })
    return reply.t === 'refusal' ? reply : null
  }

  async hint(): Promise<Advised[]> {
    const seat = this.table.me
    if (seat === null) return []
    const reply = await this.ask({ t: 'hint', seat })
    if (reply.t !== 'hinted' || reply.decision !== this.table.decision || reply.action === null) return []
    return reply.advice?.length ? reply.advice : [{ action: reply.action }]
  }

  async say(text: string): Promise<void> {
    await this.ask({ t: 'say', text, key: crypto.randomUUID() })
  }

  // -- replaying updates

  heed(): void {
    this.table.news.heed()
  }
  /** Play the digest's updates again; those from before we came are fetched first. */
  async recall(): Promise<void> {
    this.heed()
    await this.table.news.fetch()
    this.again()
  }
  /** Nothing can be decided meanwhile. */
  again(): void {
    this.table.animations.again()
  }
  rush(): void {
    this.table.animations.rush()
  }
  skip(): void {
    this.table.animations.skip()
  }
  async earlier(): Promise<void> {
    const { table } = this
    const returned = await table.log.earlier()
    if (returned && !table.openly) void table.news.whileAway(returned)
  }
}
