import { beginArollEdit } from '#server/arolls/begin-aroll-edit.ts'
import { drawingKey } from '#server/arolls/drawing-key.ts'
import { syncSceneWithArolls } from '#server/scenes/sync-scene.ts'
import { withoutPendingPicture } from '#server/arolls/show-media.ts'
import { ownAroll } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { requestCancel } from '#server/jobs/cancel.ts'
import { findActiveJob } from '#server/jobs/enqueue.ts'
import { presentOneScene } from '#server/presenters/scene.ts'
import { fitArolls } from '#server/scenes/resize-scene.ts'

/**
 * To delete a visual: the others share its time. A picture that is being drawn for it is not wanted any more: the job gives its
 * credits back.
 */
export const deleteAroll = route('deleteAroll', async ({ user, params, ...scope }) => {
  const wanted = await ownAroll(scope.db, user, params.aroll_id)
  // Before the story is locked, as the job does it: nobody waits for the other.
  const drawing = await findActiveJob(scope, drawingKey(wanted.aroll.id))
  if (drawing) await requestCancel(scope, drawing.id)
  const { edit, aroll, scene } = await beginArollEdit(scope, user, params.aroll_id)
  await edit.deleteAroll(withoutPendingPicture(aroll))
  for (const [arollOrder, row] of (await fitArolls(edit, scene)).entries())
    if (row.arollOrder !== arollOrder) await edit.updateAroll(row, { arollOrder })
  const settled = await syncSceneWithArolls(edit, scene.id)
  await edit.finish('Delete visual')
  return presentOneScene(scope, settled)
})
