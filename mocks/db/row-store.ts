import { clear, createStore, entries, promisifyRequest } from 'idb-keyval'

/** Texts under keys that outlive the page. */
export interface RowStore {
  read(): Promise<Map<string, string>>
  /** Writes atomically; null deletes a key. Answers the keys' earlier values, null for none. */
  write(changes: ReadonlyMap<string, string | null>): Promise<Map<string, string | null>>
  clear(): Promise<void>
}

/** In IndexedDB. */
export function openRowStore(): RowStore {
  const store = createStore('storyloom-tab-host-rows', 'rows')
  return {
    read: async () => new Map(await entries<string, string>(store)),
    write: (changes) =>
      store('readwrite', async (rows) => {
        const before = [...changes.keys()].map((key) => rows.get(key) as IDBRequest<string | undefined>)
        for (const [key, text] of changes)
          if (text === null) rows.delete(key)
          else rows.put(text, key)
        // Nothing follows: not committed, it would wait for its answers to be looked at first.
        rows.transaction.commit()
        await promisifyRequest(rows.transaction)
        return new Map([...changes.keys()].map((key, at) => [key, before[at]?.result ?? null]))
      }),
    clear: () => clear(store),
  }
}
