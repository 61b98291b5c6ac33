import { inArray } from 'drizzle-orm'
import type { UserRow } from '#server/platform/db/rows.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Each account that one of the ids names, once. */
export async function usersOfIds({ db }: { db: DbOrTx }, ids: Iterable<string>): Promise<UserRow[]> {
  const wanted = [...new Set(ids)]
  return wanted.length === 0 ? [] : db.select().from(users).where(inArray(users.id, wanted))
}
