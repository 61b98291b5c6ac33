import type { Task } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { readChargedByHold } from '#server/platform/db/queries/credits.ts'
import { findMedia } from '#server/modules/stories/presenters/aroll.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import type { TaskRow } from './plan-of-task.ts'

export type { Task }

/** A task without a result costs nothing, also where its hold is shared with running work. */
const FREE: readonly TaskRow['status'][] = ['FAILED', 'CANCELLED', 'THROTTLED']

/** Tasks in the contract's form, in the order given. */
export async function presentTasks(scope: Scope, rows: readonly TaskRow[]): Promise<Task[]> {
  const shown = await findMedia(
    scope,
    rows.map((row) => row.resultMediaId),
  )
  const paid = await readChargedByHold(
    scope,
    rows.map((row) => row.holdId),
  )
  return rows.map(({ request: { is_planned: _planned, ...request }, ...row }) => ({
    task_id: row.id,
    task_type: row.taskType,
    model_id: row.modelId,
    status: row.status,
    error_message: row.errorMessage,
    progress: row.progress,
    story_id: row.storyId,
    scene_id: row.sceneId,
    aroll_id: row.arollId,
    prompt: row.prompt,
    request: { ...request, ...(row.sourceMediaId !== null && { source_media_id: row.sourceMediaId }) },
    result_media: row.resultMediaId === null ? null : (shown.get(row.resultMediaId) ?? null),
    credits_charged: FREE.includes(row.status) ? 0 : (paid.get(row.holdId ?? '') ?? 0),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }))
}

export async function presentOneTask(scope: Scope, row: TaskRow): Promise<Task> {
  const [one] = await presentTasks(scope, [row])
  if (!one) throw new Error('A task was not presented')
  return one
}

/** Notifies the user's tabs of a task's progress; clips have events of their own. */
export async function publishTask(scope: Scope, row: TaskRow): Promise<void> {
  const event = { ...(await presentOneTask(scope, row)), refetch_scene: row.refetchScene }
  if (row.taskType === 'image_to_video') return publish(scope, row.userId, 'image_to_video', event)
  if (row.taskType === 'lip_sync') return publish(scope, row.userId, 'lip_sync', event)
  return publish(scope, row.userId, 'aitask', event)
}
