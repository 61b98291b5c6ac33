import { eq, sql } from 'drizzle-orm'
import { FREE_LIMIT_FRAMES } from '#src/domain/length-limits.ts'
import { scenes, stories } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** A plan ends: what the person made under it and is longer than others may make stays exportable at its present length. */
export async function keepLengths(db: DbOrTx, userId: string): Promise<void> {
  const frames = sql`(select sum(${scenes.durationInFrames}) from ${scenes} where ${scenes.storyId} = ${stories.id})`
  await db
    .update(stories)
    .set({ keptLengthInFrames: sql`case when ${frames} > ${FREE_LIMIT_FRAMES} then ${frames} end` })
    .where(eq(stories.userId, userId))
}
