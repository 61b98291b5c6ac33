import type { PGlite } from '@electric-sql/pglite'
import { createStore, del, get, set } from 'idb-keyval'
import { dumpRows, restoreRows, type RowDump } from './row-dump.ts'

const KEY = 'rows'
/** Quiet time before the rows are written, and the longest they wait while work goes on, ms. */
const QUIET_MS = 120
const LONGEST_MS = 600

export interface RowKeeper {
  /** Rows may have changed: they are written soon. */
  touch(): void
  /** Writes what is unwritten, now. */
  flush(): Promise<void>
  /** Forgets everything that was kept. */
  clear(): Promise<void>
}

/** Fills the database with the rows of the last visit and keeps them from now on. */
export async function keepRows(client: PGlite, onFailure: (cause: unknown) => void): Promise<RowKeeper> {
  const store = createStore('storyloom-tab-host', 'rows')
  const kept = await get<RowDump>(KEY, store)
  if (kept) await restoreRows(client, kept)
  let isDirty = false
  let isCleared = false
  let firstTouch = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | undefined

  async function write() {
    while (isDirty && !isCleared) {
      isDirty = false
      await set(KEY, await dumpRows(client), store)
    }
  }

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    writing ??= write().finally(() => {
      writing = undefined
    })
    await writing
    if (isDirty && !isCleared) await flush()
  }

  return {
    touch() {
      if (isCleared) return
      const now = performance.now()
      if (timer === undefined) firstTouch = now
      isDirty = true
      clearTimeout(timer)
      const wait = Math.max(0, Math.min(QUIET_MS, firstTouch + LONGEST_MS - now))
      timer = setTimeout(() => void flush().catch(onFailure), wait)
    },
    flush,
    async clear() {
      isCleared = true
      clearTimeout(timer)
      await writing
      await del(KEY, store)
    },
  }
}
