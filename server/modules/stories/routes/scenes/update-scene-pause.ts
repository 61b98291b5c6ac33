import { ownScene } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { changeSceneTiming } from '#server/modules/stories/scenes/scene-timing.ts'

export const updateScenePause = route('updateScenePause', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  const changed = await changeSceneTiming(edit, scene, { pauseAtTheEnd: body.pause_at_the_end })
  await edit.finish('Change pause')
  return presentOneScene(scope, changed)
})
