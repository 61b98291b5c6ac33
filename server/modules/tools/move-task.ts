import { and, eq, inArray } from 'drizzle-orm'
import { workUrl } from '#src/domain/usage.ts'
import type { Scope } from '#server/platform/context.ts'
import { captureMade, release } from '#server/modules/billing/credits/end-hold.ts'
import { tasks } from '#server/platform/db/schema/index.ts'
import { endSentence } from '#server/platform/jobs/step.ts'
import { notify } from '#server/modules/account/notifications/notify.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { toolOf } from './models.ts'
import type { TaskRow } from './plan-of-task.ts'
import { publishTask } from './present-task.ts'

type Step = Partial<Pick<typeof tasks.$inferInsert, 'errorMessage' | 'progress' | 'resultMediaId' | 'workMs'>> & {
  status: TaskRow['status']
}

/** The failed work, as the notification names it. */
const TASK_WORDS: Readonly<Record<TaskRow['taskType'], string>> = {
  inpainting: 'Inpainting failed',
  lip_sync: 'Lip sync failed',
  upscale: 'Upscaling failed',
  image_editing: 'Image edit failed',
  image_to_video: 'Clip generation failed',
  music: 'Music generation failed',
  clean_up: 'Sound clean-up failed',
}

/** Where a task is shown: its scene, or the page of the tool it was started from. */
const placeOf = ({ id, storyId, sceneId, modelId }: TaskRow) =>
  workUrl({ storyId, sceneId, taskId: id, tool: toolOf(modelId) }) ?? '/app'

/**
 * Updates a pending task and notifies the tabs; an ended one stays unchanged, then the result is undefined. @param maker the
 * engine of the result
 */
export async function moveTask(scope: Scope, taskId: string, step: Step, maker = ''): Promise<TaskRow | undefined> {
  const [row] = await scope.db
    .update(tasks)
    .set({ ...step, updatedAt: scope.services.clock.now() })
    .where(and(eq(tasks.id, taskId), inArray(tasks.status, ['CREATED', 'PROCESSING'])))
    .returning()
  if (row?.status === 'COMPLETED' && (await captureMade(scope, row.holdId, maker)))
    await publishBalance(scope, row.userId)
  if (row) await publishTask(scope, row)
  return row
}

/** Ends a pending task without a result and releases its hold. */
export async function endWithoutResult(
  scope: Scope,
  taskId: string,
  step: { status: 'FAILED' | 'CANCELLED'; errorMessage: string },
): Promise<TaskRow | undefined> {
  const row = await moveTask(scope, taskId, { ...step, progress: 0 })
  if (!row) return undefined
  const isReleased = await release(scope, row.holdId, step.errorMessage)
  if (isReleased) await publishBalance(scope, row.userId)
  if (step.status === 'FAILED')
    await notify(scope, row.userId, {
      kind: 'TASK_FAILED',
      key: `task:${row.id}`,
      title: TASK_WORDS[row.taskType],
      text: isReleased ? `${endSentence(step.errorMessage)} Your credits were returned.` : step.errorMessage,
      storyId: row.storyId,
      path: placeOf(row),
    })
  return row
}
