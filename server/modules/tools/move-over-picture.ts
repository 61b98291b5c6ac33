import { eq } from 'drizzle-orm'
import { clipSeconds } from '#server/modules/stories/arolls/clip-seconds.ts'
import type { Scope } from '#server/platform/context.ts'
import { arolls, tasks } from '#server/platform/db/schema/index.ts'
import { publishTask } from '#server/modules/tools/present-task.ts'
import { enqueueTask } from '#server/modules/tools/enqueue-task.ts'
import type { DrawArollPayload } from '#server/platform/jobs/payloads.ts'

/** Makes a clip of the picture that an A-roll just got, as long as the A-roll; `holdId` paid for it. @param pictureId another picture than the one that is shown */
export async function moveOverPicture(
  scope: Scope,
  { arollId, userId, storyId, holdId }: Pick<DrawArollPayload, 'arollId' | 'userId' | 'storyId' | 'holdId'>,
  sceneId: string,
  pictureId?: string,
): Promise<void> {
  const [aroll] = await scope.db.select().from(arolls).where(eq(arolls.id, arollId))
  const sourceMediaId = pictureId ?? aroll?.mediaId
  if (!aroll || !sourceMediaId) return
  const now = scope.services.clock.now()
  const duration = clipSeconds(aroll)
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
      sourceMediaId,
      holdId,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) return
  await enqueueTask(scope, row)
  await publishTask(scope, row)
}
