/** Messages between page and workers. */

/** From the page to the server. */
export type ToServer =
  | { t: 'open'; cookies: string; bots: MessagePort }
  | { t: 'request'; id: number; method: string; path: string; body: string }
  | { t: 'connect'; ref: number }
  | { t: 'say'; ref: number; text: string }
  | { t: 'hangup'; ref: number }

/** From the server to the page. */
export type FromServer =
  | { t: 'progress'; share: number }
  | { t: 'elsewhere' }
  | { t: 'open' }
  | { t: 'failed'; why: string }
  | { t: 'answer'; id: number; status: number; kind: string; body: Uint8Array<ArrayBuffer>; cookies: string }
  | { t: 'said'; ref: number; text: string }
  | { t: 'closed'; ref: number; code: number }

/** The parts of a site; `petteia site` writes them as tab.json. */
export interface Site {
  version: string
  games: string[]
  /** Everything Python needs, in the order it is needed, with its size. */
  files: [path: string, bytes: number][]
  wheels: string[]
  package: string
}
