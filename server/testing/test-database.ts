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

const tables = Object.values(schema).flatMap((value) => (value instanceof PgTable ? [getTableConfig(value).name] : []))

/** Empties every table. */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql.raw(`truncate ${tables.map((name) => `"${name}"`).join(', ')} restart identity cascade`))
}
