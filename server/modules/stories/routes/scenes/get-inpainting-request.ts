import { and, desc, eq } from 'drizzle-orm'
import { ownAroll } from '#server/platform/auth/ownership.ts'
import { tasks } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { findMedia } from '#server/modules/stories/presenters/aroll.ts'
import { presentOneTask } from '#server/modules/tools/present-task.ts'

/** The newest repainting of an A-roll; 404 when there was none or its images were deleted. */
export const getInpaintingRequest = route('getInpaintingRequest', async ({ user, params, ...scope }) => {
  const { aroll, scene, story } = await ownAroll(scope.db, user, params.aroll_id)
  const [row] = await scope.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.arollId, aroll.id), eq(tasks.taskType, 'inpainting')))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(1)
  const maskId = row?.request.mask_media_id ?? null
  const shown = await findMedia(scope, [row?.sourceMediaId ?? null, maskId])
  const image = shown.get(row?.sourceMediaId ?? '')
  const mask = shown.get(maskId ?? '')
  if (!row || !image || !mask) throw notFound()
  return {
    image_media: image,
    mask_media: mask,
    prompt: row.prompt ?? '',
    story: story.id,
    scene: scene.id,
    aroll: aroll.id,
    task: await presentOneTask(scope, row),
  }
})
