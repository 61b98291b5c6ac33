import { eq } from 'drizzle-orm'
import { ownTask } from '#server/platform/auth/ownership.ts'
import { media, tasks } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { isMediaUsed } from '#server/modules/tools/is-media-used.ts'

/** Takes a result out of the history, and its file with it unless something uses it. */
export const deleteToolResult = route('deleteToolResult', async ({ user, params, ...scope }) => {
  const task = await ownTask(scope.db, user, params.task_id)
  if (task.status === 'CREATED' || task.status === 'PROCESSING')
    throw new HttpError(409, { message: 'This is still being made. Cancel it first.', error: 'TASK_RUNNING' })
  await scope.db.delete(tasks).where(eq(tasks.id, task.id))
  if (task.resultMediaId !== null && !(await isMediaUsed(scope.db, user.id, task.resultMediaId))) {
    const [gone] = await scope.db.delete(media).where(eq(media.id, task.resultMediaId)).returning()
    const keys = [gone?.fileKey, gone?.thumbnailKey].filter((key) => typeof key === 'string')
    const { files } = scope.services
    scope.afterCommit(() => Promise.all(keys.map((key) => files.remove(key))).then(() => undefined))
  }
  return { message: 'The result was deleted' }
})
