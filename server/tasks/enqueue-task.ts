import type { Scope } from '#server/context.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { TaskRow } from './plan-of-task.ts'
import { taskKey } from './task-key.ts'

const CLIPS: readonly TaskRow['taskType'][] = ['image_to_video', 'lip_sync']

/** Has an accepted task carried out. */
export async function enqueueTask(scope: Scope, { id, taskType, userId, storyId }: TaskRow): Promise<void> {
  await enqueue(scope, {
    kind: CLIPS.includes(taskType) ? 'make-clip' : 'run-task',
    payload: { taskId: id },
    userId,
    storyId: storyId ?? undefined,
    dedupeKey: taskKey(id),
  })
}
