import { ownScene } from '#server/platform/auth/ownership.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { applyOrder, presentOrder } from '#server/modules/stories/scenes/changed-scenes.ts'

export const deleteScene = route('deleteScene', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const ids = new Set([body.scene_id, ...(body.further_scene_ids ?? [])])
  for (const id of ids) await ownScene(scope.db, user, id, body.story_id)
  const rows = await scenesOf(scope, body.story_id)
  const gone = rows.filter((row) => ids.has(row.id))
  const left = rows.filter((row) => !ids.has(row.id))
  if (left.length === 0) throw conflict('LAST_SCENE', 'A story needs at least one scene')
  if (gone.some(({ status }) => status === 'GENERATING'))
    throw conflict('SCENE_BUSY', `${gone.length > 1 ? 'A' : 'The'} scene is busy. Wait until it’s done`)
  for (const row of gone) await edit.deleteScene(row)
  await applyOrder(edit, left)
  return presentOrder(await edit.finish(gone.length > 1 ? `Delete ${gone.length} scenes` : 'Delete scene'), left)
})

function conflict(error: string, detail: string) {
  return new HttpError(409, { message: 'Something Went Wrong', detail, error })
}
