import { route } from '#server/platform/http/route.ts'
import { fileReport } from './file-report.ts'

export const submitFeedback = route('submitFeedback', async (call) => {
  const { user, body } = call
  const filed = await fileReport(call, user, {
    kind: 'FEEDBACK',
    storyId: body.story_id,
    description: body.feedback,
    feedbackType: body.feedback_type,
    rating: body.rating,
  })
  return { ...filed, message: 'Thank you for your feedback' }
})
