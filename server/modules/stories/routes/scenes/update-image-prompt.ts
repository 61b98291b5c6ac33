import { ownAroll, ownScene } from '#server/platform/auth/ownership.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { rewordShots } from '#server/modules/stories/arolls/shots.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'

/** Sets the prompt of a scene's image: that of an A-roll, or the one that the scene will get. */
export const updateImagePrompt = route('updateImagePrompt', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  if (body.aroll_id) {
    const { aroll } = await ownAroll(scope.db, user, body.aroll_id, scene.id)
    await edit.updateAroll(aroll, { customImageGenerationPrompt: body.prompt })
  } else {
    await rewordShots(edit, scene, body.prompt, ({ mediaId }) => mediaId === null)
    await edit.updateScene(scene, { lastUsedImagePrompt: body.prompt })
  }
  await edit.finish('Change prompt')
  return presentOneScene(scope, (await ownScene(scope.db, user, scene.id)).scene)
})
