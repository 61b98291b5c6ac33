import { asc, eq } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { arolls, scenes, storyVersions } from '#server/db/schema/index.ts'
import { presentStoryDocument } from '#server/presenters/story-document.ts'
import type { StoryRow } from '#server/presenters/story.ts'

/** Keeps the whole story as it is before it is changed much; a story without scenes has nothing to keep. */
export async function keepVersion(scope: Scope, story: StoryRow, name: string): Promise<void> {
  const document = await presentStoryDocument(scope, story)
  if (document.scenes.length === 0) return
  const [first] = await scope.db
    .select({ mediaId: arolls.mediaId })
    .from(scenes)
    .innerJoin(arolls, eq(arolls.sceneId, scenes.id))
    .where(eq(scenes.storyId, story.id))
    .orderBy(asc(scenes.elementOrder), asc(arolls.arollOrder))
    .limit(1)
  await scope.db.insert(storyVersions).values({
    storyId: story.id,
    userId: story.userId,
    revision: story.revision,
    name,
    isAutomatic: true,
    scenesTotal: document.scenes.length,
    durationInFrames: document.duration_in_frames,
    thumbnailMediaId: first?.mediaId,
    document,
    createdAt: scope.services.clock.now(),
  })
}
