import { route } from '#server/platform/http/route.ts'
import { fileReport } from './file-report.ts'

/** “Report a problem” in the editor, of an edit or an engine that failed. */
export const reportStoryEngineError = route('reportStoryEngineError', async (call) => {
  const { user, body } = call
  return fileReport(call, user, {
    kind: 'ENGINE',
    storyId: body.story_id,
    sceneId: body.scene_id,
    description: body.description,
    operation: body.operation,
    errorMessage: body.error_message,
  })
})
