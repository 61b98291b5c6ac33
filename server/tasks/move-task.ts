import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { refund } from '#server/credits/ledger.ts'
import { tasks } from '#server/db/schema/index.ts'
import { publishBalance } from '#server/realtime/story-events.ts'
import type { TaskRow } from './plan-of-task.ts'
import { publishTask } from './present-task.ts'

type Step = Partial<Pick<typeof tasks.$inferInsert, 'errorMessage' | 'progress' | 'resultMediaId'>> & {
  status: TaskRow['status']
}

/** Moves a pending task on and tells the tabs; what has ended stays as it is, then the answer is undefined. */
export async function moveTask(scope: Scope, taskId: string, step: Step): Promise<TaskRow | undefined> {
  const [row] = await scope.db
    .update(tasks)
    .set({ ...step, updatedAt: scope.services.clock.now() })
    .where(and(eq(tasks.id, taskId), inArray(tasks.status, ['CREATED', 'PROCESSING'])))
    .returning()
  if (row) await publishTask(scope, row)
  return row
}

/** Ends a pending task without a result and gives its cost back. */
export async function endWithoutResult(
  scope: Scope,
  taskId: string,
  step: { status: 'FAILED' | 'CANCELLED'; errorMessage: string },
): Promise<TaskRow | undefined> {
  const row = await moveTask(scope, taskId, { ...step, progress: 0 })
  if (row && (await refund(scope, row.chargeId))) await publishBalance(scope, row.userId)
  return row
}
