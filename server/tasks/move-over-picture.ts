import { eq } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { arolls, tasks } from '#server/db/schema/index.ts'
import { publishTask } from '#server/tasks/present-task.ts'
import { enqueueTask } from '#server/tasks/enqueue-task.ts'
import type { DrawArollPayload } from '#server/jobs/payloads.ts'

const LONGEST_SECONDS = 10

/** Makes a clip of the picture that an A-roll just got, as long as the A-roll; it was paid for together with the picture. */
export async function moveOverPicture(
  scope: Scope,
  { arollId, userId, storyId, holdId }: Pick<DrawArollPayload, 'arollId' | 'userId' | 'storyId' | 'holdId'>,
  sceneId: string,
): Promise<void> {
  const [aroll] = await scope.db.select().from(arolls).where(eq(arolls.id, arollId))
  if (!aroll?.mediaId) return
  const now = scope.services.clock.now()
  const duration = Math.min(LONGEST_SECONDS, Math.max(1, Math.ceil(aroll.durationMs / 1000)))
  const [row] = await scope.db
    .insert(tasks)
    .values({
      userId,
      storyId,
      sceneId,
      arollId,
      modelId: 'draft-image-to-video',
      taskType: 'image_to_video',
      request: { duration },
      sourceMediaId: aroll.mediaId,
      holdId,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) return
  await enqueueTask(scope, row)
  await publishTask(scope, row)
}
