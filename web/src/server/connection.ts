/** The one WebSocket to the server: sends requests, and receives the updates of watched tables.
 *
 * A lost connection is retried with growing pauses. Then every watched table is resumed from where it stopped, and
 * requests without an answer are sent again; the server recognises an answer it has already accepted by its key.
 */
import { tab } from '../tab/here.ts'
import type { CatchUp, Pushed, Reply, Turn } from './wire.ts'

type RequestMessage = { t: string } & Record<string, unknown>

/** `stranger`: the server does not know us. `crowded`: too many connections. */
export type ConnectionState = 'closed' | 'connecting' | 'open' | 'lost' | 'restarting' | 'stranger' | 'crowded'

/** A listener at a table. */
export interface Watcher {
  caughtUp(caught: CatchUp): void
  take(message: Pushed): void
  refused(reply: Reply): void
  /** Where to resume: the next event not seen, the last line of chat seen. */
  where(): { events: number | null; chat: number }
}

/** What a connection needs from its environment, so that tests can replace it. */
export interface World {
  connect(): Pick<WebSocket, 'send' | 'close'> & {
    onmessage: ((event: MessageEvent<string>) => void) | null
    onclose: ((event: CloseEvent) => void) | null
  }
  later(ms: number, then: () => void): () => void
  chance(): number
}

const NOT_A_GUEST = 4401
const TOO_MANY = 4429
const RESTART = 1012
const SHORTEST_MS = 400
const LONGEST_MS = 10_000
const PING_MS = 20_000
const SILENCE_MS = 10_000
/** What is said anew with every connection. */
const ANEW = new Set(['watch', 'unwatch', 'follow'])
/** Sending these twice could mean something else than sending them once. */
const ONCE = new Set(['propose', 'answer'])

interface Waiting {
  ref: number
  request: RequestMessage
  answer: (reply: Reply) => void
}

export class Connection {
  state: ConnectionState = 'closed'
  onstate: (state: ConnectionState) => void = () => {}
  onhello: (hello: { player: string; name: string; now: number }) => void = () => {}
  /** The tables that wait for us. */
  onwaiting: (tables: Turn[]) => void = () => {}

  private socket: ReturnType<World['connect']> | null = null
  private readonly watchers = new Map<string, Watcher>()
  /** The tournament that we look at, and what to do when something changes there. */
  private followed: { tournament: string; moved: () => void } | null = null
  private waiting: Waiting[] = []
  private ref = 0
  private failures = 0
  private retry: (() => void) | null = null
  private beat: (() => void) | null = null
  private goodbye: number | null = null

  constructor(private readonly world: World) {}

  open(): void {
    if (this.socket) return
    this.retry?.()
    this.retry = null
    this.become(this.failures ? this.state : 'connecting')
    const socket = this.world.connect()
    this.socket = socket
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heard(JSON.parse(event.data) as Pushed[])
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.dropped(event.code)
    }
    this.listen(SILENCE_MS)
  }

  close(): void {
    const socket = this.socket
    this.socket = null
    this.retry?.()
    this.retry = null
    this.beat?.()
    this.beat = null
    socket?.close()
    this.become('closed')
  }

  /** Try again now: the machine is back on the network, or the button was pressed. */
  retryNow(): void {
    if (this.retry) this.open()
  }

  /** The machine has left the network: do not wait for a timeout. */
  cut(): void {
    const dead = this.socket
    if (!dead) return
    this.socket = null
    dead.close()
    this.dropped(0)
  }

  ask(request: RequestMessage): Promise<Reply> {
    return new Promise((answer) => {
      const waiting = { ref: ++this.ref, request, answer }
      this.waiting.push(waiting)
      if (this.state === 'open') this.send(waiting)
    })
  }

  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher)
    if (this.state === 'open') this.look(table, watcher)
    return () => {
      if (this.watchers.get(table) !== watcher) return
      this.watchers.delete(table)
      if (this.state === 'open') void this.ask({ t: 'unwatch', table })
    }
  }

  /** Be told when something changes in a tournament, also what did while the connection was lost. */
  follow(tournament: string, moved: () => void): () => void {
    const mine = (this.followed = { tournament, moved })
    if (this.state === 'open') void this.ask({ t: 'follow', tournament })
    return () => {
      if (this.followed !== mine) return
      this.followed = null
      if (this.state === 'open') void this.ask({ t: 'follow', tournament: '' })
    }
  }

  // -- internals

  private become(state: ConnectionState): void {
    if (state === this.state) return
    this.state = state
    this.onstate(state)
  }

  private send(waiting: Waiting): void {
    this.socket?.send(JSON.stringify({ ...waiting.request, ref: waiting.ref }))
  }

  private look(table: string, watcher: Watcher): void {
    const { events, chat } = watcher.where()
    void this.ask({ t: 'watch', table, chat, ...(events === null ? {} : { events }) }).then((reply) => {
      if (this.watchers.get(table) !== watcher) return
      if (reply.t === 'catchup') watcher.caughtUp(reply)
      else watcher.refused(reply)
    })
  }

  private heard(frame: Pushed[]): void {
    this.listen(PING_MS)
    for (const message of frame) {
      if (message.t === 'hello') this.welcomed(message)
      else if (message.t === 'goodbye') this.goodbye = message.after_ms
      else if (message.t === 'waiting') this.onwaiting(message.tables ?? [])
      else if (message.t === 'tournament') {
        if (this.followed?.tournament === message.tournament) this.followed.moved()
      } else if (message.t === 'reply') {
        const at = this.waiting.findIndex((each) => each.ref === message.ref)
        if (at >= 0) this.waiting.splice(at, 1)[0]!.answer(message.message)
      } else if (message.t === 'lost') {
        const watcher = this.watchers.get(message.table)
        if (watcher) this.look(message.table, watcher)
      } else this.watchers.get(message.table)?.take(message)
    }
  }

  private welcomed(hello: { player: string; name: string; now: number }): void {
    this.failures = 0
    const unanswered = this.waiting.filter(({ request }) => !ANEW.has(request.t))
    this.waiting = []
    this.become('open')
    this.onhello(hello)
    for (const [table, watcher] of this.watchers) this.look(table, watcher)
    if (this.followed) {
      void this.ask({ t: 'follow', tournament: this.followed.tournament })
      this.followed.moved()
    }
    for (const each of unanswered) {
      this.waiting.push(each)
      this.send(each)
    }
  }

  private dropped(code: number): void {
    this.socket = null
    this.beat?.()
    this.beat = null
    const once = this.waiting.filter(({ request }) => ONCE.has(request.t))
    this.waiting = this.waiting.filter(({ request }) => !ONCE.has(request.t))
    for (const { request, answer } of once)
      answer({ t: 'refusal', table: String(request.table ?? ''), code: 'line_lost', text: 'the connection was lost; try again' })
    if (code === NOT_A_GUEST) {
      this.become('stranger')
      return
    }
    const pause = this.goodbye ?? Math.min(LONGEST_MS, SHORTEST_MS * 2 ** this.failures) * (0.75 + this.world.chance() / 2)
    this.failures += 1
    this.become(code === TOO_MANY ? 'crowded' : this.goodbye !== null || code === RESTART ? 'restarting' : 'lost')
    this.goodbye = null
    this.retry = this.world.later(pause, () => {
      this.retry = null
      this.open()
    })
  }

  /** Nothing heard for a while: ping the server; if there is still no answer, the connection is dead. */
  private listen(ms: number): void {
    this.beat?.()
    this.beat = this.world.later(ms, () => {
      if (ms === PING_MS && this.state === 'open') {
        void this.ask({ t: 'ping' })
        this.listen(SILENCE_MS)
      } else {
        this.cut()
      }
    })
  }
}

/** The real environment in a browser. */
export function browserWorld(): World {
  return {
    connect: () => tab?.connect() ?? new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`),
    later: (ms, then) => {
      const timer = setTimeout(then, ms)
      return () => clearTimeout(timer)
    },
    chance: Math.random,
  }
}
