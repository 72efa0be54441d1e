/** A game that goes on elsewhere: its record is behind the # of an address, which is sent to no server. The page of the
 * server opened there uploads it. */

const READ = /^#record=([\w-]+)$/
/** The length of an address that browsers accept, with a margin. */
const MOST = 1_000_000

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer())
}

/** The address at which a server continues a record; null if it is no address of a server. */
export async function addressFor(server: string, record: string): Promise<string | null> {
  let origin: string
  try {
    const address = new URL(/^https?:\/\//.test(server.trim()) ? server.trim() : `https://${server.trim()}`)
    if (!address.hostname || (address.pathname !== '/' && address.pathname !== '')) return null
    origin = address.origin
  } catch {
    return null
  }
  const packed = await through(new TextEncoder().encode(record), new CompressionStream('gzip'))
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
  return `${origin}/#record=${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The record behind the #, if there is one and it is readable. */
export async function recordOf(hash: string): Promise<string | null> {
  const packed = READ.exec(hash)?.[1]
  if (!packed || packed.length > MOST) return null
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('gzip')))
  } catch {
    return null
  }
}
