import { ownLora, ownMedia, ownStory } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { requirePossibleStyle } from '#server/modules/tools/image-styles/image-style.ts'
import { drawInStyle, sceneToShow } from '#server/modules/tools/image-styles/preview-style.ts'
import type { LoraRow } from '#server/modules/tools/lora/lora-rows.ts'
import { illustratorOfLora } from '#server/modules/tools/lora/select-trainer.ts'
import { requireSafePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { toDataUrl } from '#server/modules/media/presenters/media.ts'

/** The user's own scene in a style, for free; rendered before any transaction, for it may take seconds. */
export const previewImageStyle = preparedRoute('previewImageStyle', async ({ user, body, ...scope }) => {
  const { lora_id: loraId, reference_image_media_id: mediaId, story_id: storyId } = body
  await requirePossibleStyle(scope, user, body)
  await requireSafePrompt(scope, user.id, body.prompt)
  const model = loraId === undefined ? null : await ownLora(scope.db, user, loraId)
  if (model) requireFreeIllustrator(scope, model)
  const story = storyId === undefined ? null : await ownStory(scope.db, user, storyId)
  const shown = await sceneToShow(scope, user.id, story)
  const style = {
    words: body.prompt.trim(),
    look: body.look ?? scope.services.engines.illustrator.looks[0]?.id ?? '',
    lora: model && { row: model, weight: body.lora_weight },
    reference:
      mediaId === undefined
        ? null
        : { row: await ownMedia(scope.db, user, mediaId), strength: body.reference_strength },
  }
  const image = await drawInStyle(scope, user.id, style, shown)
  return async () => ({
    picture_url: toDataUrl(image),
    width: image.width,
    height: image.height,
    scene_text: shown.text,
    story_title: shown.title,
  })
})

/** A preview is free: styles that only a service can render are not previewed. */
function requireFreeIllustrator({ services }: Pick<Scope, 'services'>, model: LoraRow): void {
  const illustrator = illustratorOfLora(services, model)
  if (!illustrator || illustrator.info.builtIn) return
  const why = `Previews are free and use the built-in engine, which doesn’t support this model. ${illustrator.info.label} uses it in videos.`
  throw validationFailed({ lora_id: [why] })
}
