import { beginArollEdit } from '#server/arolls/begin-aroll-edit.ts'
import { settleScene } from '#server/arolls/settle-scene.ts'
import { showMedia } from '#server/arolls/show-media.ts'
import type { Scope } from '#server/context.ts'
import type { MediaRow } from '#server/presenters/media.ts'
import type { TaskRow } from './plan-of-task.ts'

/** Shows what came out in the A-roll it was asked for, as an edit that can be undone. */
export async function showResult(scope: Scope, task: TaskRow, result: MediaRow): Promise<void> {
  // null on a tool page, and once the A-roll was deleted.
  if (task.arollId === null) return
  const { edit, aroll, scene } = await beginArollEdit(scope, { id: task.userId }, task.arollId)
  await showMedia(edit, aroll, result)
  await settleScene(edit, scene.id)
  await edit.finish(task.taskType === 'upscale' ? 'Upscale' : 'Edit picture')
}
