import { shotMotion } from '#src/domain/shots.ts'
import type { Scope } from '#server/platform/context.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { TaskRow } from './plan-of-task.ts'
import { eq } from 'drizzle-orm'
import { clipSeconds } from '#server/modules/stories/arolls/plan-visuals.ts'
import { arolls, tasks } from '#server/platform/db/schema/index.ts'
import { publishTask } from '#server/modules/tools/present-task.ts'
import type { DrawArollPayload } from '#server/platform/jobs/payloads.ts'

export type TaskJob = 'run-task' | 'make-clip' | 'compose-music' | 'clean-sound'

const KINDS: Readonly<Partial<Record<TaskRow['taskType'], TaskJob>>> = {
  image_to_video: 'make-clip',
  lip_sync: 'make-clip',
  music: 'compose-music',
  clean_up: 'clean-sound',
}

/** Adds the job of an accepted task. @param runAt default: now */
export async function enqueueTask(
  scope: Scope,
  { id, taskType, userId, storyId }: TaskRow,
  runAt?: Date,
): Promise<void> {
  await enqueue(scope, {
    kind: KINDS[taskType] ?? 'run-task',
    payload: { taskId: id },
    userId,
    storyId: storyId ?? undefined,
    dedupeKey: taskKey(id),
    ...(runAt && { runAt }),
  })
}

/** The dedupe key of a task's job. */
export function taskKey(taskId: string): string {
  return `task:${taskId}`
}

/** How a clip of an A-roll is made. */
interface ClipOptions {
  sceneId: string
  /** Another image than the shown one. */
  imageId?: string
  /** The voice-over that it speaks, as the lip-sync tool does; without one it moves as planned. */
  voiceId?: string | null
}

type ClipWork = Pick<typeof tasks.$inferInsert, 'modelId' | 'taskType' | 'request' | 'prompt'>

/** Makes a clip of an A-roll's image, as long as the A-roll or the voice-over; `holdId` paid for it. */
export async function moveOverImage(
  scope: Scope,
  { arollId, userId, storyId, holdId }: Pick<DrawArollPayload, 'arollId' | 'userId' | 'storyId' | 'holdId'>,
  { sceneId, imageId, voiceId = null }: ClipOptions,
): Promise<void> {
  const [aroll] = await scope.db.select().from(arolls).where(eq(arolls.id, arollId))
  const sourceMediaId = imageId ?? aroll?.mediaId
  if (!aroll || !sourceMediaId) return
  const moves: ClipWork = {
    ...{ modelId: 'draft-image-to-video', taskType: 'image_to_video' },
    request: { duration: clipSeconds(aroll), is_planned: true },
    prompt: aroll.shot ? shotMotion(aroll.shot, aroll.imageAnimation) : '',
  }
  const speaks: ClipWork = {
    ...{ modelId: 'draft-lip-sync', taskType: 'lip_sync' },
    request: { ...(voiceId !== null && { driving_media_id: voiceId }), is_planned: true },
  }
  const place = { userId, storyId, sceneId, arollId, holdId, sourceMediaId }
  await addTask(scope, { ...place, ...(voiceId === null ? moves : speaks) })
}

async function addTask(scope: Scope, task: Omit<typeof tasks.$inferInsert, 'createdAt' | 'updatedAt'>): Promise<void> {
  const now = scope.services.clock.now()
  const [row] = await scope.db
    .insert(tasks)
    .values({ ...task, createdAt: now, updatedAt: now })
    .returning()
  if (!row) return
  await enqueueTask(scope, row)
  await publishTask(scope, row)
}
