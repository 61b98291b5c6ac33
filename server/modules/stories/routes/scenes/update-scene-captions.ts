import { ownScene } from '#server/platform/auth/ownership.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import { requireGrowingTimes } from '#server/modules/stories/checks.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireBaseCaptions } from '#server/modules/stories/edits/require-base.ts'

export const updateSceneCaptions = route('updateSceneCaptions', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  const { captions, show_captions: showCaptions } = body
  if (captions) requireBaseCaptions(scene.captions, body.base_captions, captions)
  if (captions && captions.length !== scene.captions.length) {
    const count = scene.captions.length
    throw validationFailed({ captions: [`The scene has ${count} ${count === 1 ? 'word' : 'words'}`] })
  }
  if (captions) requireGrowingTimes(captions)
  const changed = await edit.updateScene(scene, { captions, showCaptions })
  await edit.finish(captions ? 'Correct captions' : showCaptions ? 'Show captions' : 'Hide captions')
  return presentOneScene(scope, changed)
})
