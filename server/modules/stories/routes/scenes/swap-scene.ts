import { ownScene } from '#server/platform/auth/ownership.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { applyOrder, presentOrder } from '#server/modules/stories/scenes/changed-scenes.ts'

export const swapScene = route('swapScene', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  if (body.scene_id_one === body.scene_id_two) throw validationFailed({ scene_id_two: ['Choose two different scenes'] })
  const { scene: one } = await ownScene(scope.db, user, body.scene_id_one, body.story_id)
  const { scene: two } = await ownScene(scope.db, user, body.scene_id_two, body.story_id)
  const other = new Map([
    [one.id, two],
    [two.id, one],
  ])
  const order = (await scenesOf(scope, body.story_id)).map((row) => other.get(row.id) ?? row)
  await applyOrder(edit, order)
  return presentOrder(await edit.finish('Swap scenes'), order)
})
