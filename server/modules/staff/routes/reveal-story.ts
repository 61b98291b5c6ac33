import { eq } from 'drizzle-orm'
import { stories } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

/** The story as its user sees it. */
export const revealStory = route('revealStory', async (call) => {
  const { db, body } = call
  const [story] = await db.select().from(stories).where(eq(stories.id, body.story_id))
  if (!story) throw notFound()
  const { id: subjectId } = story
  await recordAudit(call, call.user, { action: 'REVEALED_TEXTS', subject: 'STORY', subjectId, reason: body.reason })
  return presentStoryDocument(call, story)
})
