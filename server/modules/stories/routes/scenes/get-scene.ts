import { ownScene } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'

export const getScene = route('getScene', async ({ user, query, ...scope }) => {
  const { scene } = await ownScene(scope.db, user, query.scene_id, query.story_id)
  return presentOneScene(scope, scene)
})
