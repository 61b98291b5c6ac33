import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { stories, scenes, jobs } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { FREE_LIMIT_FRAMES } from '#src/domain/length-limits.ts'

/** The columns a card shows: lists are read often, and story rows are wide. */
export const summaryColumns = {
  id: stories.id,
  displayTitle: stories.displayTitle,
  status: stories.status,
  aspectRatio: stories.aspectRatio,
  language: stories.language,
  originalLanguage: stories.originalLanguage,
  creationMode: stories.creationMode,
  archived: stories.archived,
  projectId: stories.projectId,
  publicPreviewId: stories.publicPreviewId,
  publicPreviewExpiresAt: stories.publicPreviewExpiresAt,
  lastVideoMediaId: stories.lastVideoMediaId,
  createdAt: stories.createdAt,
  updatedAt: stories.updatedAt,
}

export type SummaryRow = Pick<StoryRow, keyof typeof summaryColumns>

/** How many active and archived stories each project has. */
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

/** The most recently changed story of each project; its image is the project's cover. */
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

/** A plan ends: stories made under it that exceed the length limit without a plan stay exportable at their present length. */
export async function keepLengths(db: DbOrTx, userId: string): Promise<void> {
  const frames = sql`(select sum(${scenes.durationInFrames}) from ${scenes} where ${scenes.storyId} = ${stories.id})`
  await db
    .update(stories)
    .set({ keptLengthInFrames: sql`case when ${frames} > ${FREE_LIMIT_FRAMES} then ${frames} end` })
    .where(eq(stories.userId, userId))
}

/** The most recent work on a story; undefined where there was none, or it is long ago. */
export async function lastJobOf({ db }: { db: DbOrTx }, storyId: string) {
  const [last] = await db.select().from(jobs).where(eq(jobs.storyId, storyId)).orderBy(desc(jobs.createdAt)).limit(1)
  return last
}
