import { reportStoryEngineError } from './report-story-engine-error.ts'
import { reportStoryRenderingIssues } from './report-story-rendering-issues.ts'
import { submitFeedback } from './submit-feedback.ts'

export const feedbackRoutes = { reportStoryEngineError, reportStoryRenderingIssues, submitFeedback }
