import { and, desc, eq } from 'drizzle-orm'
import { tasks } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentTasks } from '#server/modules/tools/present-task.ts'

const MAX_ROWS = 100

/** Lists the user's tasks that match every filter, also failed ones, the newest first. */
export const getTasks = route('getTasks', async ({ user, query, ...scope }) => {
  const rows = await scope.db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, user.id),
        query.model_id === undefined ? undefined : eq(tasks.modelId, query.model_id),
        query.aroll_id === undefined ? undefined : eq(tasks.arollId, query.aroll_id),
        query.story_id === undefined ? undefined : eq(tasks.storyId, query.story_id),
        query.task_id === undefined ? undefined : eq(tasks.id, query.task_id),
        query.task_type === undefined ? undefined : eq(tasks.taskType, query.task_type),
      ),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(MAX_ROWS)
  return { data: await presentTasks(scope, rows) }
})
