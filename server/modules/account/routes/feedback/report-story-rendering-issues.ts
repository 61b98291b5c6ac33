import { route } from '#server/platform/http/route.ts'
import { fileReport } from './file-report.ts'

export const reportStoryRenderingIssues = route('reportStoryRenderingIssues', async (call) => {
  const { user, body } = call
  return fileReport(call, user, {
    kind: 'RENDERING',
    storyId: body.story_id,
    sceneId: body.scene_id,
    description: body.description,
  })
})
