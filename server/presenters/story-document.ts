import { asc, eq } from 'drizzle-orm'
import type { components } from '#generated/types/api.ts'
import type { Scope } from '#server/context.ts'
import { scenes } from '#server/db/schema/index.ts'
import { presentBrandLook } from './brand-overlay.ts'
import { presentScenes } from './scene.ts'
import { presentStory, type StoryRow } from './story.ts'

export type StoryDocument = components['schemas']['StoryDocument']

/** The whole story as editor, player and export read it. */
export async function presentStoryDocument(scope: Scope, row: StoryRow): Promise<StoryDocument> {
  const rows = await scope.db.select().from(scenes).where(eq(scenes.storyId, row.id)).orderBy(asc(scenes.elementOrder))
  return {
    ...(await presentStory(scope, row, rows)),
    scenes: await presentScenes(scope, rows),
    ...(await presentBrandLook(scope, row)),
  }
}
