import { ownTask } from '#server/auth/ownership.ts'
import { HttpError } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { requestCancel } from '#server/jobs/cancel.ts'
import { findActiveJob } from '#server/jobs/enqueue.ts'
import { endWithoutResult } from '#server/tasks/move-task.ts'
import { presentOneTask } from '#server/tasks/present-task.ts'
import { CANCELLED_TEXT } from '#server/tasks/run-task.ts'
import { taskKey } from '#server/tasks/task-key.ts'

/** Stops a task; what was to be changed stays as it was. */
export const cancelTask = route('cancelTask', async ({ user, params, ...scope }) => {
  const task = await ownTask(scope.db, user, params.task_id)
  // The job first, as its own end does it: nobody waits for the other.
  const job = await findActiveJob(scope, taskKey(task.id))
  if (job) await requestCancel(scope, job.id)
  const row = await endWithoutResult(scope, task.id, { status: 'CANCELLED', errorMessage: CANCELLED_TEXT })
  if (!row) throw new HttpError(409, { message: 'This task has already ended', error: 'TASK_ENDED' })
  return presentOneTask(scope, row)
})
