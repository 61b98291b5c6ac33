import { clear, createStore, entries, promisifyRequest } from 'idb-keyval'

/** Texts under keys that outlive the page. */
export interface RowStore {
  read(): Promise<Map<string, string>>
  /** All of it or nothing; null takes a key out. */
  write(changes: ReadonlyMap<string, string | null>): Promise<void>
  clear(): Promise<void>
}

/** In IndexedDB. */
export function openRowStore(): RowStore {
  const store = createStore('storyloom-tab-host-rows', 'rows')
  return {
    read: async () => new Map(await entries<string, string>(store)),
    write: (changes) =>
      store('readwrite', (rows) => {
        for (const [key, text] of changes)
          if (text === null) rows.delete(key)
          else rows.put(text, key)
        return promisifyRequest(rows.transaction)
      }),
    clear: () => clear(store),
  }
}
