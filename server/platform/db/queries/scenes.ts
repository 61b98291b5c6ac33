import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { SceneRow, ArollRow } from '#server/platform/db/rows.ts'
import { scenes, arolls } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

interface SceneCount {
  total: number
  completed: number
  /** Length of all scenes. */
  frames: number
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

const readScenes = statement('scenes_of_story', ['storyId'], (db, at) =>
  db.select().from(scenes).where(eq(scenes.storyId, at.storyId)).orderBy(asc(scenes.elementOrder)),
)

/** The scenes of a story in playing order. */
export async function scenesOf({ db }: { db: DbOrTx }, storyId: string): Promise<SceneRow[]> {
  return readScenes(db, { storyId })
}

/** A summary of a story's scenes. */
export type ScenePart = Pick<SceneRow, 'id' | 'durationInFrames'>

const readParts = statement('scenes_of_story_in_short', ['storyId'], (db, at) =>
  db
    .select({ id: scenes.id, durationInFrames: scenes.durationInFrames })
    .from(scenes)
    .where(eq(scenes.storyId, at.storyId))
    .orderBy(asc(scenes.elementOrder)),
)

/** As `scenesOf`, without the wide columns. */
export async function scenePartsOf({ db }: { db: DbOrTx }, storyId: string): Promise<ScenePart[]> {
  return readParts(db, { storyId })
}

/** The A-rolls of some scenes, in order, by scene. */
export async function arollsOfScenes(
  { db }: { db: DbOrTx },
  sceneIds: readonly string[],
): Promise<Map<string, ArollRow[]>> {
  const byScene = new Map<string, ArollRow[]>()
  if (sceneIds.length === 0) return byScene
  const rows = await db
    .select()
    .from(arolls)
    .where(inArray(arolls.sceneId, [...sceneIds]))
    .orderBy(asc(arolls.arollOrder))
  for (const row of rows) byScene.set(row.sceneId, [...(byScene.get(row.sceneId) ?? []), row])
  return byScene
}

/** For each story: its number of scenes, how many are complete, and their total length. */
export async function countScenes(
  { db }: { db: DbOrTx },
  storyIds: readonly string[],
): Promise<Map<string, SceneCount>> {
  if (storyIds.length === 0) return new Map()
  const rows = await readSceneCounts(db, { storyIds })
  return new Map(rows.map(({ storyId, ...count }) => [storyId, count]))
}

export async function countScenesOf(scope: { db: DbOrTx }, storyId: string): Promise<SceneCount> {
  return (await countScenes(scope, [storyId])).get(storyId) ?? { total: 0, completed: 0, frames: 0 }
}
