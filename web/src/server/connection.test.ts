import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, type Watcher, type World } from './connection.ts'
import type { CatchUp, Pushed, Reply } from './wire.ts'

class FakeSocket {
  sent: Record<string, unknown>[] = []
  closed = false
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.closed = true
  }
  say(...frame: Pushed[]): void {
    this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent<string>)
  }
  hello(): void {
    this.say({ t: 'hello', player: 'me', name: 'Ida', now: 0 })
  }
  reply(to: Record<string, unknown>, message: Reply): void {
    this.say({ t: 'reply', ref: to.ref as number, message })
  }
  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent)
  }
}

class FakeWorld implements World {
  sockets: FakeSocket[] = []
  timers: { at: number; then: () => void }[] = []
  now = 0
  connect(): FakeSocket {
    const socket = new FakeSocket()
    this.sockets.push(socket)
    return socket
  }
  later(ms: number, then: () => void): () => void {
    const timer = { at: this.now + ms, then }
    this.timers.push(timer)
    return () => (this.timers = this.timers.filter((each) => each !== timer))
  }
  chance(): number {
    return 0.5
  }
  pass(ms: number): void {
    this.now += ms
    for (const timer of this.timers.filter((each) => each.at <= this.now)) {
      this.timers = this.timers.filter((each) => each !== timer)
      timer.then()
    }
  }
  get socket(): FakeSocket {
    return this.sockets.at(-1)!
  }
}

class FakeWatcher implements Watcher {
  caught: CatchUp[] = []
  taken: Pushed[] = []
  events: number | null = null
  caughtUp = (caught: CatchUp): void => void this.caught.push(caught)
  take = (message: Pushed): void => void this.taken.push(message)
  refused = (): void => {}
  where = () => ({ events: this.events, chat: 0 })
}

const caught = { t: 'catchup', table: 'T', chat: [] } as unknown as CatchUp

describe('the connection to the server', () => {
  let world: FakeWorld
  let connection: Connection
  beforeEach(() => {
    world = new FakeWorld()
    connection = new Connection(world)
    connection.open()
  })

  it('asks only after the server has said hello', async () => {
    const asked = connection.ask({ t: 'ping' })
    expect(world.socket.sent).toEqual([])
    world.socket.hello()
    expect(world.socket.sent).toMatchObject([{ t: 'ping' }])
    world.socket.reply(world.socket.sent[0]!, { t: 'pong', now: 5 })
    expect(await asked).toEqual({ t: 'pong', now: 5 })
  })

  it('sends an unanswered move again with its key after a lost connection, and only then', async () => {
    world.socket.hello()
    const asked = connection.ask({ t: 'decide', table: 'T', actions: [3], key: 'k1' })
    const first = world.socket
    first.drop()
    expect(connection.state).toBe('lost')
    world.pass(1000)
    expect(world.sockets).toHaveLength(2)
    world.socket.hello()
    expect(world.socket.sent).toMatchObject([{ t: 'decide', key: 'k1', actions: [3] }])
    world.socket.reply(world.socket.sent[0]!, { t: 'ack', table: 'T', key: 'k1' })
    expect(await asked).toMatchObject({ t: 'ack', key: 'k1' })
    world.socket.drop()
    world.pass(1000)
    world.socket.hello()
    expect(world.socket.sent).toEqual([])
  })

  it('watches its tables again from where it was', () => {
    const watcher = new FakeWatcher()
    connection.watch('T', watcher)
    world.socket.hello()
    expect(world.socket.sent).toMatchObject([{ t: 'watch', table: 'T' }])
    expect(world.socket.sent[0]).not.toHaveProperty('events')
    world.socket.reply(world.socket.sent[0]!, caught)
    watcher.events = 17
    world.socket.drop()
    world.pass(1000)
    world.socket.hello()
    expect(world.socket.sent).toMatchObject([{ t: 'watch', table: 'T', events: 17 }])
  })

  it('does not send a proposal twice but says that the connection was lost', async () => {
    world.socket.hello()
    const asked = connection.ask({ t: 'propose', table: 'T', what: 'pause' })
    world.socket.drop()
    expect(await asked).toMatchObject({ t: 'refusal', code: 'line_lost' })
  })

  it('waits longer after every failure, up to a limit, and begins anew after success', () => {
    const pauses: number[] = []
    for (let failure = 0; failure < 8; failure++) {
      world.socket.drop()
      pauses.push(world.timers.at(-1)!.at - world.now)
      world.pass(20_000)
    }
    expect(pauses.slice(0, 3)).toEqual([400, 800, 1600])
    expect(Math.max(...pauses)).toBe(10_000)
    world.socket.hello()
    world.socket.drop()
    expect(world.timers.at(-1)!.at - world.now).toBe(400)
  })

  it('comes back when a restarting server says it should', () => {
    world.socket.hello()
    world.socket.say({ t: 'goodbye', after_ms: 1000 })
    world.socket.drop(1012)
    expect(connection.state).toBe('restarting')
    world.pass(999)
    expect(world.sockets).toHaveLength(1)
    world.pass(1)
    expect(world.sockets).toHaveLength(2)
  })

  it('tries no more when the server does not know us', () => {
    world.socket.drop(4401)
    expect(connection.state).toBe('stranger')
    world.pass(100_000)
    expect(world.sockets).toHaveLength(1)
  })

  it('notices a connection that went silent', () => {
    world.socket.hello()
    world.pass(20_000)
    expect(world.socket.sent).toMatchObject([{ t: 'ping' }])
    world.pass(10_000)
    expect(world.sockets[0]!.closed).toBe(true)
    expect(connection.state).toBe('lost')
  })

  it('watches a table anew that the server had to read anew', () => {
    const watcher = new FakeWatcher()
    connection.watch('T', watcher)
    world.socket.hello()
    world.socket.say({ t: 'lost', table: 'T' })
    expect(world.socket.sent.map((request) => request.t)).toEqual(['watch', 'watch'])
  })

  it('hands messages to the watcher of their table in order', () => {
    const watcher = new FakeWatcher()
    connection.watch('T', watcher)
    world.socket.hello()
    world.socket.say({ t: 'info', table: 'T' } as Pushed, { t: 'chat', table: 'T' } as Pushed, { t: 'chat', table: 'X' } as Pushed)
    expect(watcher.taken.map((message) => message.t)).toEqual(['info', 'chat'])
  })
})
