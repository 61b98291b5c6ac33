import { and, count, eq, inArray } from 'drizzle-orm'
import { requireSafePrompt } from '#server/modules/generation/images/before-drawing.ts'
import type { Scope } from '#server/platform/context.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { tasks } from '#server/platform/db/schema/index.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { enqueueTask } from './enqueue-task.ts'
import { actionOf, type OfferedModel } from './models.ts'
import { isFreeAvatar } from './free-avatar.ts'
import { promptOf, unitsOf } from './plan.ts'
import { taskPrice } from './task-price.ts'
import { type PlannedTask, planOfTask, type TaskRow } from './plan-of-task.ts'
import { publishTask } from './present-task.ts'

/** More parallel tasks than this are throttled: all users share the queue. */
export const MAX_PENDING = 8
export const THROTTLED_TEXT = 'Too many tasks at once. You were not charged.'

export type Wanted = PlannedTask & Pick<TaskRow, 'storyId' | 'sceneId' | 'arollId' | 'refetchScene'>

/** Accepts a task: refuses what the engines cannot do, holds its cost and adds its job. */
export async function acceptTask(scope: Scope, userId: string, model: OfferedModel, wanted: Wanted): Promise<TaskRow> {
  const plan = await planOfTask(scope.services, scope.db, wanted)
  await requireSafePrompt(scope, userId, promptOf(plan))
  const id = crypto.randomUUID()
  const isThrottled = (await countPending(scope, userId)) >= MAX_PENDING
  const isFree = isThrottled || (await isFreeAvatar(scope, plan, wanted))
  const holdId = isFree
    ? null
    : await hold(scope, userId, {
        action: actionOf(model, wanted),
        units: unitsOf(plan),
        storyId: wanted.storyId ?? undefined,
        sceneId: wanted.sceneId ?? undefined,
        arollId: wanted.arollId ?? undefined,
        taskId: id,
        tool: model.tool,
        quoted: taskPrice(scope.services, plan),
      })
  const now = scope.services.clock.now()
  const [row] = await scope.db
    .insert(tasks)
    .values({
      ...wanted,
      id,
      ...(isThrottled && { status: 'THROTTLED' as const, errorMessage: THROTTLED_TEXT }),
      userId,
      taskType: model.taskType,
      holdId,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The task was not added')
  if (!isThrottled) await enqueueTask(scope, row)
  await publishTask(scope, row)
  await publishBalance(scope, userId)
  return row
}

async function countPending({ db }: Scope, userId: string): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), inArray(tasks.status, ['CREATED', 'PROCESSING'])))
  return row?.pending ?? 0
}
