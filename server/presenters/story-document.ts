import { asc, eq } from 'drizzle-orm'
import type { components } from '#generated/types/api.ts'
import type { Scope } from '#server/context.ts'
import { scenes } from '#server/db/schema/index.ts'
import { statement } from '#server/db/statement.ts'
import { presentBrandLook } from './brand-overlay.ts'
import { presentScenes } from './scene.ts'
import { presentStory } from './story.ts'
import type { StoryRow } from '#server/db/rows.ts'

export type StoryDocument = components['schemas']['StoryDocument']

const readScenes = statement('scenes_of_story', ['storyId'], (db, at) =>
  db.select().from(scenes).where(eq(scenes.storyId, at.storyId)).orderBy(asc(scenes.elementOrder)),
)

/** The whole story as editor, player and export read it. */
export async function presentStoryDocument(scope: Scope, row: StoryRow): Promise<StoryDocument> {
  const rows = await readScenes(scope.db, { storyId: row.id })
  return {
    ...(await presentStory(scope, row, rows)),
    scenes: await presentScenes(scope, rows),
    ...(await presentBrandLook(scope, row)),
  }
}
