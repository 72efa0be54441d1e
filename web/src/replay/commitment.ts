/** A browser's own check of the dice: whether the seed shown after a game is the one promised before it.
 * `petteia/engine/dealer.py` says how a commitment is made. */

const COMMITMENT = 'petteia dealer 1 commitment'
/** Of deals that several games have in common: of a day, or of a duplicate. */
const OF_EQUAL = { day: 'petteia day 1 commitment', duplicate: 'petteia duplicate 1 commitment' }
const KEPT = 'petteia.promises'
const MOST_KEPT = 60

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (data: Uint8Array): Promise<Uint8Array> => new Uint8Array(await crypto.subtle.digest('SHA-256', data as BufferSource))

function joined(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

/** The commitment to a record's seed, table and header; null if it has no seed, or this browser cannot compute it (as
 * on a page that is not secure). */
export async function commitmentOf(record: string): Promise<string | null> {
  const lines = record.split('\n')
  const seed = lines.find((line) => line.startsWith('seed '))?.slice(5)
  const until = lines.findIndex((line) => line.startsWith('commitment '))
  const table = lines.slice(0, until).find((line) => line.startsWith('table '))
  if (!seed || !/^[0-9a-f]{64}$/.test(seed) || until < 0 || !table || !globalThis.crypto?.subtle) return null
  const equal = lines.slice(0, until).find((line) => /^(day \d{4}-\d{2}-\d{2}|duplicate [\w/-]+)$/.test(line))
  const [kind, deal] = (equal?.split(' ') ?? []) as ['day' | 'duplicate', string]
  const name = bytes(deal ?? (JSON.parse(table.slice(6)) as string))
  const length = new Uint8Array(8)
  new DataView(length.buffer).setBigUint64(0, BigInt(name.length))
  if (equal) return hex(await sha256(joined(bytes(OF_EQUAL[kind]), length, name, unhex(seed)))) // the same for every table
  // A header from which a name was removed contains its promise.
  const kept = lines.slice(0, until).find((line) => /^promised [0-9a-f]{64}$/.test(line))
  const header = kept ? unhex(kept.slice(9)) : await sha256(bytes(lines.slice(0, until).join('\n')))
  return hex(await sha256(joined(bytes(COMMITMENT), length, name, header, unhex(seed))))
}

/** Remember the promise made before the game, to check the server against it afterwards. */
export function rememberCommitment(table: string, commitment: string): void {
  try {
    const kept = Object.entries(rememberedCommitments()).filter(([other]) => other !== table)
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...kept.slice(1 - MOST_KEPT), [table, commitment]])))
  } catch {
    // A browser without storage has nothing to compare later.
  }
}

export function rememberedCommitments(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
