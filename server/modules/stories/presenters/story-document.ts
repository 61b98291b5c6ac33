import type { StoryDocument } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { scenesOf } from '#server/platform/db/queries/scenes-of.ts'
import { presentBrandLook } from './brand-overlay.ts'
import { presentScenes } from './scene.ts'
import { presentStory } from './story.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

export type { StoryDocument }

/** The whole story as editor, player and export read it. */
export async function presentStoryDocument(scope: Scope, row: StoryRow): Promise<StoryDocument> {
  const rows = await scenesOf(scope, row.id)
  return {
    ...(await presentStory(scope, row, rows)),
    scenes: await presentScenes(scope, rows),
    ...(await presentBrandLook(scope, row)),
  }
}
