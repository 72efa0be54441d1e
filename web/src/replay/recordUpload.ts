/** A record from this device becomes a table of ours. */
import { Trouble } from '../server/http.ts'
import type { Info } from '../server/wire.ts'

/** The parts of the server's interface that it uses. */
export interface RecordServer {
  uploadRecord(record: string): Promise<{ table: string }>
  info(table: string): Promise<Pick<Info, 'status'>>
}

/** The text of a file. A file that is no text is refused at its first wrong byte, before all of it has been read. */
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

/** Upload a record; returns where to go: a finished game opens as a replay, any other goes on. */
export async function uploadRecord(file: Blob, server: RecordServer): Promise<string> {
  const { table } = await server.uploadRecord(await textOf(file))
  const { status } = await server.info(table)
  return status === 'finished' ? `/replay/${table}` : `/table/${table}`
}
