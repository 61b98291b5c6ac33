import { sql } from 'drizzle-orm'
import { scenes } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export interface SceneCount {
  total: number
  completed: number
  /** Length of all scenes. */
  frames: number
}

/** How many scenes stories have, how many are whole, and how long they are together. */
export async function countScenes(
  { db }: { db: DbOrTx },
  storyIds: readonly string[],
): Promise<Map<string, SceneCount>> {
  if (storyIds.length === 0) return new Map()
  const rows = await readSceneCounts(db, { storyIds })
  return new Map(rows.map(({ storyId, ...count }) => [storyId, count]))
}

const readSceneCounts = statement('scene_counts', ['storyIds'], (db, at) =>
  db
    .select({
      storyId: scenes.storyId,
      total: sql<number>`count(*)`.mapWith(Number),
      completed: sql<number>`count(*) filter (where ${scenes.status} = 'COMPLETED')`.mapWith(Number),
      frames: sql<number>`coalesce(sum(${scenes.durationInFrames}), 0)`.mapWith(Number),
    })
    .from(scenes)
    .where(sql`${scenes.storyId} = any(${at.storyIds})`)
    .groupBy(scenes.storyId),
)

export async function countScenesOf(scope: { db: DbOrTx }, storyId: string): Promise<SceneCount> {
  return (await countScenes(scope, [storyId])).get(storyId) ?? { total: 0, completed: 0, frames: 0 }
}
