import { asc, eq } from 'drizzle-orm'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

const readScenes = statement('scenes_of_story', ['storyId'], (db, at) =>
  db.select().from(scenes).where(eq(scenes.storyId, at.storyId)).orderBy(asc(scenes.elementOrder)),
)

/** The scenes of a story in playing order. */
export async function scenesOf({ db }: { db: DbOrTx }, storyId: string): Promise<SceneRow[]> {
  return readScenes(db, { storyId })
}

/** What a story tells about its scenes. */
export type ScenePart = Pick<SceneRow, 'id' | 'durationInFrames'>

const readParts = statement('scenes_of_story_in_short', ['storyId'], (db, at) =>
  db
    .select({ id: scenes.id, durationInFrames: scenes.durationInFrames })
    .from(scenes)
    .where(eq(scenes.storyId, at.storyId))
    .orderBy(asc(scenes.elementOrder)),
)

/** As `scenesOf`, without the rows' width. */
export async function scenePartsOf({ db }: { db: DbOrTx }, storyId: string): Promise<ScenePart[]> {
  return readParts(db, { storyId })
}
