/** A record from this device becomes a table of ours. */
import { Trouble } from '../server/http.ts'
import type { Info } from '../server/wire.ts'

/** What this needs of the server. */
export interface RecordServer {
  uploadRecord(record: string): Promise<{ table: string }>
  info(table: string): Promise<Pick<Info, 'status'>>
}

/** The text of a file. What is no text is found out at its first wrong byte, before all of it has been read. */
export async function textOf(file: Blob): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = file.stream().getReader()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += decoder.decode(part.value, { stream: true })
    text += decoder.decode()
  } catch (problem) {
    await reader.cancel().catch(() => {})
    if (problem instanceof TypeError) throw new Trouble(0, 'not_utf8', 'this file is no text in UTF-8')
    throw new Trouble(0, 'no_such_file', 'this file cannot be read')
  }
  if (!text.trim()) throw new Trouble(0, 'empty_record', 'this file is empty')
  return text
}

/** Hand a record in; says where to go: a game that is over is looked at, any other goes on. */
export async function uploadRecord(file: Blob, server: RecordServer): Promise<string> {
  const { table } = await server.uploadRecord(await textOf(file))
  const { status } = await server.info(table)
  return status === 'finished' ? `/replay/${table}` : `/table/${table}`
}
