import { deleteCapsule } from './delete-capsule.ts'
import { listCapsules } from './list-capsules.ts'
import { reportStoryEngineError } from './report-story-engine-error.ts'
import { reportStoryRenderingIssues } from './report-story-rendering-issues.ts'
import { sendCapsule } from './send-capsule.ts'
import { submitFeedback } from './submit-feedback.ts'

export const feedbackRoutes = {
  deleteCapsule,
  listCapsules,
  reportStoryEngineError,
  reportStoryRenderingIssues,
  sendCapsule,
  submitFeedback,
}
