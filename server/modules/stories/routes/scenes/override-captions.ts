import { ownScene } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import { requireGrowingTimes } from '#server/modules/stories/checks.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireBaseCaptions } from '#server/modules/stories/edits/require-base.ts'

export const overrideCaptions = route('overrideCaptions', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  requireBaseCaptions(scene.captions, body.base_captions, body.captions)
  requireGrowingTimes(body.captions)
  const changed = await edit.updateScene(scene, { captions: body.captions, areCaptionsOverridden: true })
  await edit.finish('Edit captions')
  return presentOneScene(scope, changed)
})
