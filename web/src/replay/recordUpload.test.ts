import { describe, expect, it } from 'vitest'
import { Trouble } from '../server/http.ts'
import type { Info } from '../server/wire.ts'
import { uploadRecord, textOf, type RecordServer } from './recordUpload.ts'

function server(status: Info['status']): RecordServer & { handed: string[] } {
  const handed: string[] = []
  return {
    handed,
    uploadRecord: async (record) => {
      handed.push(record)
      return { table: 't1' }
    },
    info: async () => ({ status }),
  }
}

async function code(what: Promise<unknown>): Promise<string> {
  const problem = await what.then(
    () => null,
    (raised: unknown) => raised,
  )
  if (!(problem instanceof Trouble)) throw new Error(`no trouble: ${String(problem)}`)
  return problem.code
}

describe('a record from this device', () => {
  it('is looked at if the game is over', async () => {
    const there = server('finished')
    expect(await uploadRecord(new Blob(['petteia record 1\n… Ἀριάδνη']), there)).toBe('/replay/t1')
    expect(there.handed).toEqual(['petteia record 1\n… Ἀριάδνη'])
  })
  it('goes on at a table if not', async () => {
    expect(await uploadRecord(new Blob(['x']), server('open'))).toBe('/table/t1')
  })
  it('is read across the borders of its parts, without the mark that some editors put first', async () => {
    const bytes = new TextEncoder().encode('\uFEFF' + 'Ἀριάδνη '.repeat(30_000))
    expect(await textOf(new Blob([bytes]))).toBe('Ἀριάδνη '.repeat(30_000))
  })
  it('is not handed in if it is no text or empty', async () => {
    const there = server('open')
    expect(await code(uploadRecord(new Blob([new Uint8Array([0x70, 0xff, 0xfe])]), there))).toBe('not_utf8')
    expect(await code(uploadRecord(new Blob([new Uint8Array([0x70, 0xe2, 0x82])]), there))).toBe('not_utf8')
    expect(await code(uploadRecord(new Blob([' \n']), there))).toBe('empty_record')
    expect(there.handed).toEqual([])
  })
  it('that cannot be read any more says so', async () => {
    const gone = { stream: () => new ReadableStream({ pull: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }) }
    expect(await code(textOf(gone as Blob))).toBe('no_such_file')
  })
})
