import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { PreparedPglite } from '#server/platform/db/prepared-pglite.ts'
import type { Db } from '#server/platform/ports/db.ts'
import { SNAPSHOT_ADDRESS } from '../addresses.ts'

/** PGlite in memory with the whole, empty schema. `onStatement` is called for every statement. */
export async function openTabDatabase(onStatement: (sql: string) => void): Promise<{ db: Db; client: PGlite }> {
  const answer = await fetch(SNAPSHOT_ADDRESS)
  if (!answer.ok) throw new Error(`The dev server has no database to start from (${answer.status})`)
  const client = await PreparedPglite.open({ loadDataDir: await answer.blob() })
  const logger = { logQuery: onStatement }
  return { db: drizzle({ client, casing: 'snake_case', logger }), client }
}
