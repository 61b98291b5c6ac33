import { desc, eq } from 'drizzle-orm'
import { dataExports } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The copy of their data that a person asked for last. */
export async function newestDataExport({ db }: { db: DbOrTx }, userId: string) {
  const ofUser = db.select().from(dataExports).where(eq(dataExports.userId, userId))
  const [row] = await ofUser.orderBy(desc(dataExports.createdAt)).limit(1)
  return row
}
