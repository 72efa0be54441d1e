/** The server in this tab, as the page uses it: requests and a connection as messages to a worker. A site written by
 * `petteia site` says in its page that the server is here; no other page loads this. */
import type { World } from '../server/connection.ts'
import type { FromServer, ToServer } from './messages.ts'

type Socket = ReturnType<World['connect']>

const COOKIES = 'petteia.tab.cookies'
const BODILESS = [204, 304]

class TabServer {
  /** The share of its files that has been loaded. */
  share = $state(0)
  state = $state<'loading' | 'elsewhere' | 'open' | 'failed'>('loading')

  private readonly worker = new Worker(new URL('./server.worker.ts', import.meta.url), { type: 'module', name: 'server' })
  private readonly bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
  private readonly asked = new Map<number, (answer: Response) => void>()
  private readonly sockets = new Map<number, Socket>()
  private last = 0

  constructor() {
    const between = new MessageChannel()
    this.worker.onmessage = ({ data }: MessageEvent<FromServer>) => this.hear(data)
    this.worker.onerror = () => (this.state = 'failed')
    this.tell({ t: 'open', cookies: localStorage.getItem(COOKIES) ?? '', bots: between.port1 }, [between.port1])
    this.bots.postMessage({ house: between.port2 }, [between.port2])
    void navigator.serviceWorker?.register('/sw.js').catch(() => {})
    void navigator.storage?.persist?.().catch(() => false)
  }

  /** The same as `fetch` to a server. */
  ask(method: string, path: string, body: unknown): Promise<Response> {
    const id = ++this.last
    this.tell({ t: 'request', id, method, path, body: body === undefined ? '' : JSON.stringify(body) })
    return new Promise((answer) => this.asked.set(id, answer))
  }

  /** The same as a WebSocket to a server. */
  connect(): Socket {
    const ref = ++this.last
    const socket: Socket = {
      onmessage: null,
      onclose: null,
      send: (text) => this.tell({ t: 'say', ref, text: String(text) }),
      close: () => {
        this.sockets.delete(ref)
        this.tell({ t: 'hangup', ref })
      },
    }
    this.sockets.set(ref, socket)
    this.tell({ t: 'connect', ref })
    return socket
  }

  private tell(message: ToServer, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer)
  }

  private hear(message: FromServer): void {
    if (message.t === 'answer') {
      const { status, kind, body, cookies } = message
      if (cookies) localStorage.setItem(COOKIES, cookies)
      this.asked.get(message.id)?.(new Response(BODILESS.includes(status) ? null : body, { status, headers: { 'content-type': kind } }))
      this.asked.delete(message.id)
    } else if (message.t === 'said') {
      this.sockets.get(message.ref)?.onmessage?.(new MessageEvent('message', { data: message.text }))
    } else if (message.t === 'closed') {
      const socket = this.sockets.get(message.ref)
      this.sockets.delete(message.ref)
      socket?.onclose?.(new CloseEvent('close', { code: message.code }))
    } else if (message.t === 'progress') {
      this.share = message.share
      this.state = 'loading'
    } else if (message.t === 'failed') {
      console.error(message.why)
      this.state = 'failed'
    } else {
      this.state = message.t
    }
  }
}

export const tab = new TabServer()
