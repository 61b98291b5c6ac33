import { ownScene } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { applyOrder, presentOrder } from '#server/modules/stories/scenes/changed-scenes.ts'

export const reorderScenes = route('reorderScenes', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const ids = [...new Set([body.scene_id, ...(body.further_scene_ids ?? [])])]
  const moving: SceneRow[] = []
  for (const id of ids) moving.push((await ownScene(scope.db, user, id, body.story_id)).scene)
  const rows = await scenesOf(scope, body.story_id)
  const others = rows.filter(({ id }) => !ids.includes(id))
  const order = others.toSpliced(body.to_position, 0, ...moving)
  await applyOrder(edit, order)
  return presentOrder(await edit.finish(ids.length > 1 ? `Move ${ids.length} scenes` : 'Move scene'), order)
})
