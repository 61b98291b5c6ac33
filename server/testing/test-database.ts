import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { migrate } from '#server/db/migrate.ts'
import { openPglite, type OpenedPglite } from '#server/db/pglite.ts'
import * as schema from '#server/db/schema/index.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import type { Db } from '#server/ports/db.ts'

const cache = path.join(import.meta.dirname, '../../node_modules/.cache/storyloom/')

/** PGlite in memory with the whole, empty schema; from a snapshot that the first test run after a schema change makes. */
export async function openTestDatabase(): Promise<OpenedPglite> {
  const migrations = await readMigrations()
  const digest = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const file = path.join(cache, `schema-${digest}.tar`)
  const snapshot = await readFile(file).catch(() => undefined)
  if (snapshot) return openPglite({ loadDataDir: new Blob([new Uint8Array(snapshot)]) })
  const opened = await openPglite()
  await migrate(opened.db, migrations)
  const dump = await opened.client.dumpDataDir('none')
  await mkdir(cache, { recursive: true })
  // Test files run in parallel processes: whoever comes second replaces the file with its equal.
  const mine = `${file}.${process.pid}`
  await writeFile(mine, new Uint8Array(await dump.arrayBuffer()))
  await rename(mine, file)
  return opened
}

const tables = Object.values(schema).flatMap((value) => (value instanceof PgTable ? [getTableConfig(value).name] : []))

/** Empties every table. */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql.raw(`truncate ${tables.map((name) => `"${name}"`).join(', ')} restart identity cascade`))
}
