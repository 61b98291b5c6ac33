import type { PGlite } from '@electric-sql/pglite'
import { clear, createStore, entries, setMany } from 'idb-keyval'
import { dumpTables, restoreTables, schemaOf, tableNames } from './row-dump.ts'

const SCHEMA = 'schema'
/** Work without a request (jobs) is written after this much quiet, ms. */
const QUIET_MS = 100

export interface RowKeeper {
  /** These tables may have changed: they are written soon. */
  touch(tables: readonly string[]): void
  /** Writes what is unwritten; resolves once it would survive a reload. */
  flush(): Promise<void>
  /** Forgets everything that was kept. */
  clear(): Promise<void>
}

/**
 * Fills the database with the rows of the last visit and keeps them from now on, table by table: a table is written whole, and
 * all that changed together are written together.
 */
export async function keepRows(client: PGlite, onFailure: (cause: unknown) => void): Promise<RowKeeper> {
  const store = createStore('storyloom-tab-host', 'tables')
  const schema = await schemaOf(client)
  const kept = Object.fromEntries(await entries<string, string>(store))
  // Rows of another schema fit nowhere; a sandbox begins anew.
  if (kept[SCHEMA] === schema) await restoreTables(client, kept)
  else await clear(store)
  const known = await tableNames(client)
  const dirty = new Set<string>()
  let isCleared = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | undefined

  async function write() {
    while (dirty.size > 0 && !isCleared) {
      const names = known.filter((name) => dirty.has(name))
      dirty.clear()
      const rows = await dumpTables(client, names)
      await setMany([[SCHEMA, schema], ...Object.entries(rows)], store)
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= write().finally(() => {
      writing = undefined
    })
    // What changed while the last round was under way is in the next one.
    return writing.then(() => (dirty.size > 0 && !isCleared ? flush() : undefined))
  }

  return {
    touch(tables) {
      for (const table of tables) dirty.add(table)
      timer ??= setTimeout(() => void flush().catch(onFailure), QUIET_MS)
    },
    flush,
    async clear() {
      isCleared = true
      clearTimeout(timer)
      await writing
      await clear(store)
    },
  }
}
