import { FREE_LIMIT_TEXT, lengthLimitFrames } from '#src/domain/length-limits.ts'
import { FPS } from '#src/domain/frames.ts'
import { validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { presentStory } from '#server/presenters/story.ts'
import { requireKnownChoices } from '#server/stories/choices.ts'
import { insertStory, titleFrom } from '#server/stories/new-story.ts'
import { requireRoomForStory } from '#server/stories/plan-limits.ts'

export const createStory = route('createStory', async ({ user, body, ...scope }) => {
  await requireKnownChoices(scope, user, body)
  const seconds = body.video_length_in_sec ?? 0
  if (seconds * FPS > lengthLimitFrames(user.isPremium))
    throw validationFailed({ video_length_in_sec: [FREE_LIMIT_TEXT] })
  await requireRoomForStory(scope, user)
  const story = await insertStory(scope, {
    userId: user.id,
    projectId: body.project_id,
    displayTitle: body.story_name ?? titleFrom(body.initial_prompt ?? ''),
    creationMode: body.creation_mode,
    initialPrompt: body.initial_prompt,
    scriptType: body.script_type,
    aspectRatio: body.aspect_ratio,
    language: body.language,
    videoLengthInSec: body.video_length_in_sec,
    sceneSize: body.scene_size,
    scenePace: body.scene_pace,
    visualStyle: body.visual_style,
    imageStyleId: body.image_style_id,
    defaultImageModel: body.default_image_model,
    defaultVoiceCode: body.default_voice_code,
    aiOutputMode: body.ai_output_mode,
    useBrandSettings: body.use_brand_settings,
  })
  return presentStory(scope, story)
})
