import { beginArollEdit } from '#server/modules/stories/arolls/change-aroll.ts'
import { drawingKey } from '#server/modules/stories/arolls/plan-drawing.ts'
import { syncSceneWithArolls, fitArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { withoutPendingImage } from '#server/modules/stories/arolls/show-media.ts'
import { ownAroll } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { requestCancel, findActiveJob } from '#server/platform/jobs/enqueue.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'

/**
 * To delete a visual: the others share its time. A running generation for it is cancelled: the job releases its credits.
 */
export const deleteAroll = route('deleteAroll', async ({ user, params, ...scope }) => {
  const wanted = await ownAroll(scope.db, user, params.aroll_id)
  // Before the story is locked, in the order of the job, to avoid a deadlock.
  const drawing = await findActiveJob(scope, drawingKey(wanted.aroll.id))
  if (drawing) await requestCancel(scope, drawing.id)
  const { edit, aroll, scene } = await beginArollEdit(scope, user, params.aroll_id)
  await edit.deleteAroll(withoutPendingImage(aroll))
  for (const [arollOrder, row] of (await fitArolls(edit, scene)).entries())
    if (row.arollOrder !== arollOrder) await edit.updateAroll(row, { arollOrder })
  const settled = await syncSceneWithArolls(edit, scene.id)
  await edit.finish('Delete visual')
  return presentOneScene(scope, settled)
})
