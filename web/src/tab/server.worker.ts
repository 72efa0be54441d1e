/** The worker that holds the server. */
import { Pages } from './databasePages.ts'
import { loadPython, theSite } from './python.ts'
import type { FromServer, ToServer } from './messages.ts'

interface Way {
  request(method: string, path: string, body: string): Promise<[number, string, Uint8Array<ArrayBuffer>, string]>
  open(ref: number, say: (text: string) => void, closed: (code: number) => void): void
  hear(ref: number, text: string): void
  close(ref: number): void
}

const FOLDER = '/house'
const LOCK = 'petteia-house'

const tell = (message: FromServer, transfer: Transferable[] = []): void => postMessage(message, { transfer })
const waiting: ToServer[] = []
let way: Way | null = null

/** Only one server at a time has the file. A second tab waits until the first is closed. */
function alone(): Promise<void> {
  return new Promise((mine) => {
    const forever = new Promise<never>(() => {})
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) {
        mine()
        return forever
      }
      tell({ t: 'elsewhere' })
      void navigator.locks.request(LOCK, () => {
        mine()
        return forever
      })
    })
  })
}

/** Questions to the worker with the bots, and their answers. */
function thinking(port: MessagePort): (question: Uint8Array) => Promise<Uint8Array> {
  const asked = new Map<number, (answer: Uint8Array) => void>()
  let last = 0
  port.onmessage = ({ data }: MessageEvent<{ id: number; answer: Uint8Array }>) => {
    asked.get(data.id)?.(data.answer)
    asked.delete(data.id)
  }
  return (question) =>
    new Promise((answer) => {
      asked.set(++last, answer)
      port.postMessage({ id: last, question })
    })
}

async function open(cookies: string, bots: MessagePort): Promise<void> {
  await alone()
  const [site, pages] = await Promise.all([theSite(), Pages.open()])
  const python = await loadPython(site, (share) => tell({ t: 'progress', share }))
  const kept = await pages.read()
  python.FS.mkdirTree(FOLDER)
  if (kept) python.FS.writeFile(`${FOLDER}/petteia.db`, kept)
  const worker = python.pyimport('petteia.tab.worker') as unknown as {
    open_server(...args: unknown[]): Promise<Way>
  }
  const save = (numbers: number[], changed: Uint8Array[], count: number): Promise<void> => pages.save(numbers, changed, count)
  way = await worker.open_server(FOLDER, site.games, cookies, save, thinking(bots))
  tell({ t: 'open' })
  for (const message of waiting.splice(0)) take(message)
}

function take(message: ToServer): void {
  if (message.t === 'open') {
    open(message.cookies, message.bots).catch((problem: unknown) => tell({ t: 'failed', why: String(problem) }))
  } else if (!way) {
    waiting.push(message)
  } else if (message.t === 'request') {
    const { id } = message
    way.request(message.method, message.path, message.body).then(
      ([status, kind, body, cookies]) => tell({ t: 'answer', id, status, kind, body, cookies }, [body.buffer]),
      (problem: unknown) => {
        console.error(problem)
        tell({ t: 'answer', id, status: 500, kind: '', body: new Uint8Array(), cookies: '' })
      },
    )
  } else if (message.t === 'connect') {
    const { ref } = message
    way.open(
      ref,
      (text) => tell({ t: 'said', ref, text }),
      (code) => tell({ t: 'closed', ref, code }),
    )
  } else if (message.t === 'say') {
    way.hear(message.ref, message.text)
  } else {
    way.close(message.ref)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToServer>) => take(data))
