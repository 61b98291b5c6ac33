import { FPS } from '#src/domain/frames.ts'
import { route } from '#server/platform/http/route.ts'
import { nameOfImageModel } from '#engines/image-models.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { requireKnownChoices, requireLength } from '#server/modules/stories/checks.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'

export const updateStory = route('updateStory', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  await requireKnownChoices(scope, user, body)
  requireLength((body.video_length_in_sec ?? 0) * FPS, user)
  requireBase(edit.story.initialPrompt, body.base_initial_prompt, body.initial_prompt)
  await edit.updateStory({
    displayTitle: body.display_title,
    creationMode: body.creation_mode,
    scriptType: body.script_type,
    initialPrompt: body.initial_prompt,
    language: body.language,
    videoLengthInSec: body.video_length_in_sec,
    sceneSize: body.scene_size,
    scenePace: body.scene_pace,
    visualStyle: body.visual_style,
    imageSeed: body.image_seed,
    defaultImageModel: body.default_image_model,
    defaultVoiceCode: body.default_voice_code,
    // The voice of another language is not the story's usual one.
    ...(body.language !== undefined && body.language !== edit.story.language && { usualVoiceCode: null }),
    leonardoModel:
      body.leonardo_model_id === undefined
        ? undefined
        : nameOfImageModel(scope.services.engines, body.leonardo_model_id),
    leonardoModelId: body.leonardo_model_id,
    leonardoStyleId: body.leonardo_style_id,
    leonardoStyleReferenceImageId: body.leonardo_style_reference_image_id,
    leonardoStyleReferenceStrength: body.leonardo_style_reference_strength,
    imageStyleId: body.image_style_id,
    aiOutputMode: body.ai_output_mode,
    // The switch 'Use brand settings' of the editor's style panel.
    useBrandSettings: body.use_brand_settings,
    hasEndCard: body.has_end_card,
    shotsPerScene: body.shots_per_scene,
    filmStyle: body.film_style,
    loudnessLufs: body.loudness_lufs,
    projectId: body.project_id,
  })
  return presentStory(scope, await edit.finish('Change settings'))
})
