import { and, eq, inArray } from 'drizzle-orm'
import { isFirstAvatar } from '#server/modules/stories/scenes/first-avatar.ts'
import type { Scope } from '#server/platform/context.ts'
import { stories, tasks } from '#server/platform/db/schema/index.ts'
import type { Plan } from './plan.ts'
import { taskPrice } from './task-price.ts'

/** Whether a task is the first video of an avatar by built-in engines, which is free. While one is made, another one is not. */
export async function isFreeAvatar(
  { db, services }: Pick<Scope, 'db' | 'services'>,
  plan: Plan,
  { storyId }: { storyId: string | null },
): Promise<boolean> {
  if (plan.work !== 'lipSync' || storyId === null || taskPrice(services, plan)) return false
  const [story] = await db.select().from(stories).where(eq(stories.id, storyId))
  if (!story || !isFirstAvatar(story)) return false
  const isPending = and(
    eq(tasks.storyId, storyId),
    eq(tasks.taskType, 'lip_sync'),
    inArray(tasks.status, ['CREATED', 'PROCESSING']),
  )
  return (await db.select({ id: tasks.id }).from(tasks).where(isPending).limit(1)).length === 0
}
