import type { PGlite } from '@electric-sql/pglite'
import { recordChanges, takeChanges } from './recorded-changes.ts'
import { schemaOf } from './product-tables.ts'
import { restoreRows } from './restore-rows.ts'
import type { RowStore } from './row-store.ts'

const SCHEMA = 'schema'
/** Work without a request (jobs) is written after this much quiet, ms. */
const QUIET_MS = 100
const WRITES = /\b(?:insert|update|delete)\b/i

/** JSON of rows by key; null: no row. */
type WrittenRows = ReadonlyMap<string, string | null>

export interface RowPersister {
  /** Called for each statement: its changes are written soon. */
  onStatement(statement: string): void
  /** Writes pending rows; resolves once they would survive a reload. */
  flush(): Promise<void>
  /** Deletes everything that was stored. */
  clear(): Promise<void>
  /** Stops writing: the stored rows stay, whatever this page does. */
  end(): Promise<void>
}

/**
 * Fills the database with the rows of the last visit and persists them from now on: writes each changed row, and rows committed
 * together at once.
 * @param onWritten gets the written keys' values before and after each write; null: no row
 */
export async function persistRows(
  client: PGlite,
  store: RowStore,
  onFailure: (cause: unknown) => void,
  onWritten: (before: WrittenRows, after: WrittenRows) => void = () => undefined,
): Promise<RowPersister> {
  const schema = await schemaOf(client)
  const stored = await store.read()
  const storedSchema = stored.get(SCHEMA)
  stored.delete(SCHEMA)
  // Rows of another schema fit nowhere; a sandbox starts over.
  if (storedSchema === schema) await restoreRows(client, stored)
  else {
    await store.clear()
    await store.write(new Map([[SCHEMA, schema]]))
  }
  await recordChanges(client)
  /** Taken and not written yet: a round that failed is in the next one. */
  const unwritten = new Map<string, string | null>()
  let isChanged = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | undefined

  const isDue = () => (isChanged || unwritten.size > 0) && !isOver

  async function write() {
    while (isDue()) {
      isChanged = false
      for (const { key, row } of await takeChanges(client)) unwritten.set(key, row)
      if (unwritten.size > 0) onWritten(await store.write(unwritten), new Map(unwritten))
      unwritten.clear()
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= write().finally(() => {
      writing = undefined
    })
    // Changes during a round are in the next one.
    return writing.then(() => (isDue() ? flush() : undefined))
  }

  async function end() {
    isOver = true
    clearTimeout(timer)
    await writing
  }

  return {
    onStatement(statement) {
      if (!WRITES.test(statement)) return
      isChanged = true
      timer ??= setTimeout(() => void flush().catch(onFailure), QUIET_MS)
    },
    flush,
    end,
    async clear() {
      await end()
      await store.clear()
    },
  }
}
