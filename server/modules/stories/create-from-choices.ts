import type { OperationBody } from '#generated/server/operations.ts'
import { FREE_LIMIT_TEXT, lengthLimitFrames } from '#src/domain/length-limits.ts'
import { FPS } from '#src/domain/frames.ts'
import type { StoryRow, UserRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { requireKnownChoices } from './choices.ts'
import { insertStory, titleFrom } from './new-story.ts'
import { requireRoomForStory } from './plan-limits.ts'

/** A new draft with what its person chose; refuses choices that do not exist and what the plan does not allow. */
export async function createFromChoices(
  scope: Scope,
  user: UserRow,
  choices: OperationBody<'createStory'>,
): Promise<StoryRow> {
  await requireKnownChoices(scope, user, choices)
  const seconds = choices.video_length_in_sec ?? 0
  if (seconds * FPS > lengthLimitFrames(user.isPremium))
    throw validationFailed({ video_length_in_sec: [FREE_LIMIT_TEXT] })
  await requireRoomForStory(scope, user)
  return insertStory(scope, {
    userId: user.id,
    projectId: choices.project_id,
    displayTitle: choices.story_name ?? titleFrom(choices.initial_prompt ?? ''),
    creationMode: choices.creation_mode,
    initialPrompt: choices.initial_prompt,
    scriptType: choices.script_type,
    aspectRatio: choices.aspect_ratio,
    language: choices.language,
    videoLengthInSec: choices.video_length_in_sec,
    sceneSize: choices.scene_size,
    scenePace: choices.scene_pace,
    visualStyle: choices.visual_style,
    imageStyleId: choices.image_style_id,
    defaultImageModel: choices.default_image_model,
    defaultVoiceCode: choices.default_voice_code,
    aiOutputMode: choices.ai_output_mode,
    useBrandSettings: choices.use_brand_settings,
  })
}
