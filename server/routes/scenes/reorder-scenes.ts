import { ownScene } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { scenesOf } from '#server/stories/copy-scene.ts'
import { beginEdit } from '#server/stories/edit.ts'
import { applyOrder, presentOrder } from '#server/stories/scene-order.ts'

export const reorderScenes = route('reorderScenes', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  const rows = await scenesOf(scope, body.story_id)
  const others = rows.filter((row) => row.id !== scene.id)
  const order = others.toSpliced(body.to_position, 0, scene)
  await applyOrder(edit, order)
  return presentOrder(await edit.finish('Move scene'), order)
})
