import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import { presentStoryStatus, type StoryStatus } from '#server/modules/stories/presenters/story-status.ts'
import { publish } from '#server/platform/realtime/publish.ts'

/** Notifies the owner's tabs of a story's progress; returns the same. */
export async function publishStatus(scope: Scope, storyId: string): Promise<StoryStatus> {
  const [story] = await scope.db.select().from(stories).where(eq(stories.id, storyId))
  if (!story) throw new Error('The story does not exist any more')
  const status = await presentStoryStatus(scope, story)
  await publish(scope, story.userId, 'story-status', { status })
  return status
}
