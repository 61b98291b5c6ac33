import { desc, eq } from 'drizzle-orm'
import { jobs } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** What was begun last for a story; undefined where nothing was, or it is long ago. */
export async function lastJobOf({ db }: { db: DbOrTx }, storyId: string) {
  const [last] = await db.select().from(jobs).where(eq(jobs.storyId, storyId)).orderBy(desc(jobs.createdAt)).limit(1)
  return last
}
