import { eq } from 'drizzle-orm'
import { renderParts } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'
import { lockOwnPart, partsOf, storeProgress } from '#server/modules/rendering/render-parts.ts'
import { lockRender, lockActiveRender } from '#server/modules/rendering/running-renders.ts'

/** The renderer's own report, of the whole or of its part; late reports never move the progress back. */
export const reportRenderProgress = route('reportRenderProgress', async (call) => {
  const { db, user, params, body, services } = call
  const before = await lockRender(db, user, params.render_id)
  // In the renderer's terms: it stops when it reads this.
  if (before.status === 'CANCELLED') return presentRender(call, before)
  await lockActiveRender(db, user, params.render_id)
  if (call.renderPartId === null) return presentRender(call, await storeProgress(call, before, body))
  const part = await lockOwnPart(call)
  await db
    .update(renderParts)
    .set({
      progress: Math.max(part.progress, body.progress),
      sceneNumber: Math.max(part.sceneNumber, body.scene_number),
      updatedAt: services.clock.now(),
    })
    .where(eq(renderParts.id, part.id))
  return presentRender(call, await storeProgress(call, before, await partsOf(db, before.id)))
})
