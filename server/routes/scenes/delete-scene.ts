import { ownScene } from '#server/auth/ownership.ts'
import { HttpError } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { scenesOf } from '#server/stories/copy-scene.ts'
import { beginEdit } from '#server/stories/edit.ts'
import { applyOrder, presentOrder } from '#server/stories/scene-order.ts'

export const deleteScene = route('deleteScene', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  const rows = await scenesOf(scope, body.story_id)
  if (rows.length === 1) throw conflict('LAST_SCENE', 'A story keeps at least one scene')
  if (scene.status === 'GENERATING') throw conflict('SCENE_BUSY', 'The scene is being worked on; wait until it is done')
  const left = rows.filter((row) => row.id !== scene.id)
  await edit.deleteScene(scene)
  await applyOrder(edit, left)
  return presentOrder(await edit.finish('Delete scene'), left)
})

function conflict(error: string, detail: string) {
  return new HttpError(409, { message: 'Something Went Wrong', detail, error })
}
