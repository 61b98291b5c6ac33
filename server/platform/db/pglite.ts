import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db } from '#server/platform/ports/db.ts'
import { PreparedPglite } from './prepared-pglite.ts'

/** How many connections there are, and how many calls wait for one. */
export type PoolState = Record<'total' | 'idle' | 'waiting', number>

export interface OpenedDb {
  db: Db
  /** Where there are several connections. */
  pool?: () => PoolState
  close(): Promise<void>
}

export interface OpenedPglite extends OpenedDb {
  client: PreparedPglite
}

/**
 * A quarter of PostgreSQL's default cache. All of it is allocated at the start, and a larger one gains nothing: PGlite's
 * files are in this process's memory or in the system's.
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** PGlite in memory, on disk (`dataDir`) or from a snapshot (`loadDataDir`). The caller migrates the schema. */
export async function openPglite(options: PGliteOptions = {}): Promise<OpenedPglite> {
  const client = await PreparedPglite.open({ startParams: START_PARAMS, ...options })
  return { client, db: drizzle({ client, casing: 'snake_case' }), close: () => client.close() }
}
