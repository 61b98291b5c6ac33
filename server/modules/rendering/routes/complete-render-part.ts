import { eq } from 'drizzle-orm'
import { renderParts } from '#server/platform/db/schema/index.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { areDrawn, lockOwnPart, partsOf, storeProgress } from '#server/modules/rendering/render-parts.ts'
import { lockActiveRender } from '#server/modules/rendering/running-renders.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'

/** A part has arrived; after the last one a renderer joins them. */
export const completeRenderPart = route('completeRenderPart', async (call) => {
  const { db, services, params } = call
  const render = await lockActiveRender(db, call.user, params.render_id)
  const part = await lockOwnPart(call)
  const file = part.fileKey === null ? null : await services.files.stat(part.fileKey)
  if (file?.size !== part.sizeBytes) throw refused('MEDIA_NOT_UPLOADED', 'The part wasn’t received')
  await db
    .update(renderParts)
    .set({ status: 'COMPLETED', progress: 100, tokenHash: null, updatedAt: services.clock.now() })
    .where(eq(renderParts.id, part.id))
  const parts = await partsOf(db, render.id)
  const row = await storeProgress(call, render, parts)
  if (areDrawn(parts))
    await enqueue(call, {
      kind: 'render-story',
      payload: { renderId: render.id },
      userId: render.userId,
      storyId: render.storyId,
      // Not the key of the run that divided it, which may not have ended yet.
      dedupeKey: `join:${render.id}`,
    })
  return presentRender(call, row)
})
