import { ownTask } from '#server/platform/auth/ownership.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { requestCancel, findActiveJob } from '#server/platform/jobs/enqueue.ts'
import { endWithoutResult } from '#server/modules/tools/move-task.ts'
import { presentOneTask } from '#server/modules/tools/present-task.ts'
import { CANCELLED_TEXT } from '#server/modules/tools/run-task.ts'
import { taskKey } from '#server/modules/tools/enqueue-task.ts'

/** Stops a task; its source stays unchanged. */
export const cancelTask = route('cancelTask', async ({ user, params, ...scope }) => {
  const task = await ownTask(scope.db, user, params.task_id)
  // The job first, in the order of its own end, to avoid a deadlock.
  const job = await findActiveJob(scope, taskKey(task.id))
  if (job) await requestCancel(scope, job.id)
  const row = await endWithoutResult(scope, task.id, { status: 'CANCELLED', errorMessage: CANCELLED_TEXT })
  if (!row) throw new HttpError(409, { message: 'This task has already ended', error: 'TASK_ENDED' })
  return presentOneTask(scope, row)
})
