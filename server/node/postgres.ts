import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '#server/db/schema/index.ts'
import type { OpenedDb } from '#server/db/pglite.ts'

/** PostgreSQL by address. A lost idle connection is replaced by the pool; the query that meets it fails alone. */
export function openPostgres(url: string): OpenedDb {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    query_timeout: 30_000,
  })
  pool.on('error', () => undefined)
  return { db: drizzle({ client: pool, schema, casing: 'snake_case' }), close: () => pool.end() }
}
