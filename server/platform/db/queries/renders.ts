import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { RenderRow, StoryRow } from '#server/platform/db/rows.ts'
import { renders } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The newest export of the story as it is now; undefined when it was changed since. */
export async function renderOfRevision(
  { db }: { db: DbOrTx },
  { id, revision }: Pick<StoryRow, 'id' | 'revision'>,
): Promise<RenderRow | undefined> {
  const isPresent = and(
    eq(renders.storyId, id),
    eq(renders.status, 'COMPLETED'),
    sql`${renders.document}->>'revision' = ${String(revision)}`,
  )
  const [row] = await db.select().from(renders).where(isPresent).orderBy(desc(renders.createdAt)).limit(1)
  return row
}

/** The export under way, or else the last one. */
export async function currentRender({ db }: { db: DbOrTx }, storyId: string): Promise<RenderRow | undefined> {
  const [row] = await db
    .select()
    .from(renders)
    .where(eq(renders.storyId, storyId))
    .orderBy(desc(inArray(renders.status, ['QUEUED', 'RENDERING'])), desc(renders.createdAt))
    .limit(1)
  return row
}
