import { and, desc, eq, inArray } from 'drizzle-orm'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { tasks } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentTasks } from '#server/modules/tools/present-task.ts'

/** The running tasks of a story. */
export const getPendingTasks = route('getPendingTasks', async ({ user, query, ...scope }) => {
  const story = await ownStory(scope.db, user, query.story_id)
  const rows = await scope.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.storyId, story.id), inArray(tasks.status, ['CREATED', 'PROCESSING'])))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
  return { data: await presentTasks(scope, rows) }
})
