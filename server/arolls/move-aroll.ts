import type { Owner } from '#server/auth/ownership.ts'
import type { Scope } from '#server/context.ts'
import { arollsOfScenes } from '#server/presenters/aroll.ts'
import { presentOneScene, type Scene } from '#server/presenters/scene.ts'
import { beginArollEdit } from './begin-aroll-edit.ts'
import { settleScene } from './settle-scene.ts'

/** Changes places with the neighbour; at the end of the scene nothing happens. */
export async function moveAroll(scope: Scope, user: Owner, arollId: string, step: 1 | -1): Promise<Scene> {
  const { edit, aroll, scene } = await beginArollEdit(scope, user, arollId)
  const rows = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
  const neighbour = rows[rows.findIndex(({ id }) => id === aroll.id) + step]
  if (neighbour) {
    await edit.updateAroll(aroll, { arollOrder: neighbour.arollOrder })
    await edit.updateAroll(neighbour, { arollOrder: aroll.arollOrder })
  }
  const settled = await settleScene(edit, scene.id)
  await edit.finish('Reorder visuals')
  return presentOneScene(scope, settled)
}
