import type { PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db } from '#server/ports/db.ts'
import { PreparedPglite } from './prepared-pglite.ts'
import * as schema from './schema/index.ts'

export interface OpenedDb {
  db: Db
  close(): Promise<void>
}

export interface OpenedPglite extends OpenedDb {
  client: PreparedPglite
}

/** PGlite in memory, on disk (`dataDir`) or from a snapshot (`loadDataDir`). The schema is the caller's to migrate. */
export async function openPglite(options: PGliteOptions = {}): Promise<OpenedPglite> {
  const client = await PreparedPglite.open(options)
  return { client, db: drizzle({ client, schema, casing: 'snake_case' }), close: () => client.close() }
}
