import { ownStory } from '#server/auth/ownership.ts'
import { feedback } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { takeReportAttempt } from './file-report.ts'

export const submitFeedback = route('submitFeedback', async (call) => {
  const { db, user, body, services } = call
  if (body.story_id !== undefined) await ownStory(db, user, body.story_id)
  await takeReportAttempt(call, user)
  const id = crypto.randomUUID()
  const createdAt = services.clock.now()
  await db.insert(feedback).values({
    id,
    userId: user.id,
    storyId: body.story_id,
    feedbackType: body.feedback_type,
    feedback: body.feedback,
    rating: body.rating,
    createdAt,
  })
  return { report_id: id, message: 'Thank you for your feedback', created_at: createdAt.toISOString() }
})
