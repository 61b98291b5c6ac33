import { addToScene, copyInScene } from '#server/modules/stories/arolls/place-in-scene.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'

/**
 * To add a visual, empty at the end of a scene, or to duplicate one: a copy right after the original. The scene's length
 * stays.
 */
export const addAroll = route('addAroll', async ({ user, body, ...scope }) => {
  const { duplicate_of: original, scene } = body
  if (original !== undefined) return presentOneScene(scope, await copyInScene(scope, user, original, scene))
  if (scene === undefined) throw validationFailed({ scene: ['Choose a scene or an A-roll to duplicate'] })
  return presentOneScene(scope, await addToScene(scope, user, scene))
})
