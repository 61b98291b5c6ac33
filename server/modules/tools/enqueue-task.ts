import type { Scope } from '#server/platform/context.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { TaskRow } from './plan-of-task.ts'
import type { TaskJob } from './run-task.ts'
import { taskKey } from './task-key.ts'

const KINDS: Readonly<Partial<Record<TaskRow['taskType'], TaskJob>>> = {
  image_to_video: 'make-clip',
  lip_sync: 'make-clip',
  music: 'compose-music',
}

/** Has an accepted task carried out. */
export async function enqueueTask(scope: Scope, { id, taskType, userId, storyId }: TaskRow): Promise<void> {
  await enqueue(scope, {
    kind: KINDS[taskType] ?? 'run-task',
    payload: { taskId: id },
    userId,
    storyId: storyId ?? undefined,
    dedupeKey: taskKey(id),
  })
}
