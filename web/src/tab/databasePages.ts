/** The server's file in the browser's storage, page by page. */

const NAME = 'petteia-house'
const PAGES = 'pages'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(PAGES)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

export class Pages {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Pages> {
    return new Pages(await opened())
  }

  /** The whole file; null if there is none yet. */
  read(): Promise<Uint8Array | null> {
    return new Promise((resolve, reject) => {
      const asked = this.database.transaction(PAGES).objectStore(PAGES).getAll() as IDBRequest<Uint8Array[]>
      asked.onsuccess = () => {
        const pages = asked.result
        if (!pages.length) return resolve(null)
        const whole = new Uint8Array(pages.reduce((sum, page) => sum + page.length, 0))
        let at = 0
        for (const page of pages) {
          whole.set(page, at)
          at += page.length
        }
        resolve(whole)
      }
      asked.onerror = () => reject(asked.error)
    })
  }

  /** Writes all of these or none; resolves when they are on the disk. */
  save(numbers: number[], changed: Uint8Array[], count: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(PAGES, 'readwrite', { durability: 'strict' })
      const pages = transaction.objectStore(PAGES)
      numbers.forEach((n, at) => pages.put(changed[at], n))
      pages.delete(IDBKeyRange.lowerBound(count))
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }
}
