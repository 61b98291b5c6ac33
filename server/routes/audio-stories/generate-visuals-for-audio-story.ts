import { planGeneration, startGeneration } from '#server/generation/start-generation.ts'
import { requireIdle } from '#server/generation/require-idle.ts'
import { publishStatus } from '#server/stories/publish-status.ts'
import { refused } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { requireKnownChoices } from '#server/stories/choices.ts'
import { beginEdit } from '#server/edits/edit.ts'
import { requireLength } from '#server/stories/length-limit.ts'

/** Has the scenes of a recording drawn; their voice-over is there already. */
export const generateVisualsForAudioStory = route('generateVisualsForAudioStory', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  requireIdle(edit.story)
  const { visual_style: visualStyle, ai_output_mode: aiOutputMode } = body
  await requireKnownChoices(scope, user, { visual_style: visualStyle ?? null })
  const { all, open } = await planGeneration(scope, edit.story)
  if (all.length === 0) throw refused('STORY_EMPTY', 'Divide the transcript into scenes first')
  requireLength(
    all.reduce((sum, scene) => sum + scene.durationInFrames, 0),
    user,
  )
  const story = await edit.updateStory({ visualStyle, aiOutputMode })
  const sceneIds = open.map(({ id }) => id)
  await startGeneration(scope, story, { sceneIds, parts: 'ALL', action: 'generate_visuals', total: all.length })
  await edit.finish('Make visuals')
  return publishStatus(scope, story.id)
})
