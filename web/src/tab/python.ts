/** Loads Python into a worker: Pyodide, the wheels it needs, the package. */
import type { Site } from './messages.ts'

/** The part of Pyodide's interface used here. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  pyimport(name: string): Record<string, (...args: never[]) => unknown>
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void }
}

const SITE_PACKAGES = '/lib/python3.14/site-packages'

export async function theSite(): Promise<Site> {
  return (await (await fetch('/tab.json')).json()) as Site
}

/** Fetch everything first, to show progress; Pyodide then finds its files in the browser's cache. */
export async function loadPython(site: Site, progress: (share: number) => void = () => {}): Promise<Python> {
  const total = site.files.reduce((sum, [, bytes]) => sum + bytes, 0)
  let done = 0
  const fetched = new Map<string, ArrayBuffer>()
  for (const [path, bytes] of site.files) {
    const answer = await fetch(path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    fetched.set(path, await answer.arrayBuffer())
    done += bytes
    progress(done / total)
  }
  const { loadPyodide } = (await import(/* @vite-ignore */ `${location.origin}/pyodide/pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>
  }
  const python = await loadPyodide({ indexURL: `${location.origin}/pyodide/` })
  for (const wheel of site.wheels) python.unpackArchive(fetched.get(wheel)!, 'wheel', { extractDir: SITE_PACKAGES })
  python.unpackArchive(fetched.get(site.package)!, 'zip', { extractDir: SITE_PACKAGES })
  return python
}
