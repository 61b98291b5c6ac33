import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { openPglite, type OpenedPglite } from '#server/db/pglite.ts'
import * as schema from '#server/db/schema/index.ts'
import { schemaSnapshot } from '#server/testing/schema-snapshot.ts'
import type { Db } from '#server/ports/db.ts'

/** PGlite in memory with the whole, empty schema. */
export async function openTestDatabase(): Promise<OpenedPglite> {
  return openPglite({ loadDataDir: new Blob([new Uint8Array(await schemaSnapshot())]) })
}

/** Put back by test files that ran before in the same process. */
const idle: OpenedPglite[] = []

/**
 * As `openTestDatabase`, for who leaves the schema as it is: closing it empties it for the next test file, since opening one takes half a
 * second.
 */
export async function borrowTestDatabase(): Promise<OpenedPglite> {
  const lent = idle.pop() ?? (await openTestDatabase())
  const close = async () => {
    await emptyTables(lent.db)
    idle.push(lent)
  }
  return { ...lent, close }
}

const tables = Object.values(schema).flatMap((value) => (value instanceof PgTable ? [getTableConfig(value).name] : []))

/** Empties every table. Deleting nothing from most of them takes a tenth of the time that truncating them does. */
export async function emptyTables(db: Db): Promise<void> {
  const deletions = tables.map((name) => `delete from "${name}";`).join(' ')
  // All rows go, so that references need not be followed.
  await db.execute(sql.raw(`do $$ begin set local session_replication_role = 'replica'; ${deletions} end $$`))
}
