import type { Owner } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { arollsOfScenes } from '#server/platform/db/queries/arolls-of-scenes.ts'
import { presentOneScene, type Scene } from '#server/modules/stories/presenters/scene.ts'
import { beginArollEdit } from './begin-aroll-edit.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/sync-scene.ts'

/** Moves an A-roll so many places later, earlier with a negative number; beyond the scene's end means to the end. */
export async function moveAroll(scope: Scope, user: Owner, arollId: string, by: number): Promise<Scene> {
  const { edit, aroll, scene } = await beginArollEdit(scope, user, arollId)
  const rows = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
  const from = rows.findIndex(({ id }) => id === aroll.id)
  const to = Math.min(Math.max(from + by, 0), rows.length - 1)
  const order = rows.toSpliced(from, 1).toSpliced(to, 0, aroll)
  for (const [arollOrder, row] of order.entries())
    if (row.arollOrder !== arollOrder) await edit.updateAroll(row, { arollOrder })
  const settled = await syncSceneWithArolls(edit, scene.id)
  await edit.finish('Reorder visuals')
  return presentOneScene(scope, settled)
}
