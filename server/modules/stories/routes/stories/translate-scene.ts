import { ownScene, ownStory } from '#server/platform/auth/ownership.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { route } from '#server/platform/http/route.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'
import { fitArollDurations } from '#server/modules/stories/scenes/scene-timing.ts'
import { deliveryOf, translatedColumns } from '#server/modules/stories/translation/columns.ts'
import { hasVoice, presentSceneTranslation, requireTranslated } from '#server/modules/stories/translation/present.ts'

export const translateScene = route('translateScene', async ({ user, params, body, ...scope }) => {
  requireTranslated(await ownStory(scope.db, user, params.story_id))
  const edit = await beginEdit(scope, user, params.story_id)
  const { scene } = await ownScene(scope.db, user, params.scene_id, params.story_id)
  requireIdle(edit.story)
  // A scene that is being spoken does not block the story, but its words must not change meanwhile.
  requireIdle({ ...edit.story, status: scene.status === 'GENERATING' ? 'GENERATING' : edit.story.status })
  requireBase(scene.isTranslated ? scene.text : '', body.base_text, body.text.trim())
  const { language } = edit.story
  const delivery = deliveryOf(scene, hasVoice(scope.services.engines, language))
  const after = await edit.updateScene(scene, translatedColumns(scene, body.text, delivery, language))
  if (after.durationInFrames !== scene.durationInFrames) {
    const layers = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
    const lengths = fitArollDurations(
      after.durationInFrames,
      layers.map((layer) => layer.durationMs),
    )
    for (const [at, layer] of layers.entries()) await edit.updateAroll(layer, { durationMs: lengths[at] })
  }
  await edit.finish('Translate scene')
  return presentSceneTranslation(after)
})
