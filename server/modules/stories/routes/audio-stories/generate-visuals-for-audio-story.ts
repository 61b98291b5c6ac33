import { planGeneration, startGeneration } from '#server/modules/generation/start-generation.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { requireKnownChoices, requireLength } from '#server/modules/stories/checks.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Generates the images of a recording's scenes; their voice-over exists already. */
export const generateVisualsForAudioStory = route('generateVisualsForAudioStory', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  requireIdle(edit.story)
  const { visual_style: visualStyle, ai_output_mode: aiOutputMode } = body
  await requireKnownChoices(scope, user, { visual_style: visualStyle ?? null })
  const { all, open } = await planGeneration(scope, edit.story)
  if (all.length === 0) throw refused('STORY_EMPTY', 'Split the transcript into scenes first')
  requireLength(
    all.reduce((sum, scene) => sum + scene.durationInFrames, 0),
    user,
  )
  const story = await edit.updateStory({ visualStyle, aiOutputMode })
  const sceneIds = open.map(({ id }) => id)
  await startGeneration(scope, story, { sceneIds, parts: 'ALL', action: 'generate_visuals', total: all.length })
  await edit.finish('Generate visuals')
  return publishStatus(scope, story.id)
})
