import { eq } from 'drizzle-orm'
import { stories, users } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { readStoryDebug } from '#server/modules/staff/story-debug.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

export const getStoryDebugDetails = route('getStoryDebugDetails', async (call) => {
  const { db, query, services } = call
  const [found] = await db
    .select({ story: stories, owner: users })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .where(eq(stories.id, query.story_id))
  if (!found) throw notFound()
  await recordAudit(call, call.user, { action: 'VIEWED_STORY', subject: 'STORY', subjectId: found.story.id })
  return readStoryDebug(db, found, services.clock.now())
})
