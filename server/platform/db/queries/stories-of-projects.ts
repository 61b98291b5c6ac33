import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { stories } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** How many stories of each project are shown and put away. */
export async function countStories({ db }: { db: DbOrTx }, ids: string[]) {
  const found = await db
    .select({
      projectId: stories.projectId,
      shown: sql<number>`count(*) filter (where not ${stories.archived})`.mapWith(Number),
      archived: sql<number>`count(*) filter (where ${stories.archived})`.mapWith(Number),
    })
    .from(stories)
    .where(inArray(stories.projectId, ids))
    .groupBy(stories.projectId)
  return new Map(found.map(({ projectId, ...count }) => [projectId, count]))
}

/** The story of each project that changed last; its picture is the project's cover. */
export async function newestStories({ db }: { db: DbOrTx }, ids: string[]) {
  const found = await db
    .selectDistinctOn([stories.projectId], {
      id: stories.id,
      projectId: stories.projectId,
      updatedAt: stories.updatedAt,
    })
    .from(stories)
    .where(and(inArray(stories.projectId, ids), eq(stories.archived, false)))
    .orderBy(stories.projectId, desc(stories.updatedAt))
  return new Map(found.map((story) => [story.projectId, story]))
}
