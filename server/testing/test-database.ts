import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { type OpenedDb, openPglite, type OpenedPglite } from '#server/platform/db/pglite.ts'
import * as schema from '#server/platform/db/schema/index.ts'
import { schemaSnapshot } from '#server/testing/schema-snapshot.ts'
import type { Db } from '#server/platform/ports/db.ts'
import { newTestPostgres } from './test-postgres.ts'

/** PGlite in memory with the whole, empty schema. */
export async function openTestDatabase(): Promise<OpenedPglite> {
  return openPglite({ loadDataDir: new Blob([new Uint8Array(await schemaSnapshot())]) })
}

/** Returned by test files that ran before in the same process. */
const idle: OpenedDb[] = []

/**
 * As `openTestDatabase`, for tests that do not change the schema: closing it empties it for the next test file, since opening
 * one takes half a second.
 */
export async function borrowTestDatabase(): Promise<OpenedDb> {
  const lent = idle.pop() ?? (await openChosenDatabase())
  const close = async () => {
    await emptyTables(lent.db)
    idle.push(lent)
  }
  return { ...lent, close }
}

/** PGlite, or PostgreSQL with TEST_DATABASE=postgres. */
async function openChosenDatabase(): Promise<OpenedDb> {
  const url = newTestPostgres()
  if (url === undefined) return openTestDatabase()
  // The driver is not for tests with a page, which never get here.
  const { openPostgres } = await import('#server/node/postgres.ts')
  return openPostgres(url)
}

const tables = Object.values(schema).flatMap((value) => (value instanceof PgTable ? [getTableConfig(value).name] : []))

/** Empties every table. Deleting nothing from most of them takes a tenth of the time of truncating them. */
export async function emptyTables(db: Db): Promise<void> {
  const deletions = tables.map((name) => `delete from "${name}";`).join(' ')
  // All rows are deleted, so that references need not be followed.
  await db.execute(sql.raw(`do $$ begin set local session_replication_role = 'replica'; ${deletions} end $$`))
}
