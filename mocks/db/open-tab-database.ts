import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import * as schema from '#server/db/schema/index.ts'
import type { Db } from '#server/ports/db.ts'
import { SNAPSHOT_ADDRESS } from '../addresses.ts'

const WRITES = /^\s*(insert|update|delete|with)\b/i

/** PGlite in memory with the whole, empty schema. `onWrite` hears of every statement that may change rows. */
export async function openTabDatabase(onWrite: () => void): Promise<{ db: Db; client: PGlite }> {
  const answer = await fetch(SNAPSHOT_ADDRESS)
  if (!answer.ok) throw new Error(`The dev server has no database to start from (${answer.status})`)
  const client = await PGlite.create({ loadDataDir: await answer.blob() })
  const logger = { logQuery: (statement: string) => void (WRITES.test(statement) && onWrite()) }
  return { db: drizzle({ client, schema, casing: 'snake_case', logger }), client }
}
