import { eq } from 'drizzle-orm'
import { renders } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { lockRender, lockActiveRender } from '#server/modules/rendering/running-renders.ts'

/** The renderer's own report; late reports never move the progress back. */
export const reportRenderProgress = route('reportRenderProgress', async (call) => {
  const { db, user, params, body, services } = call
  const before = await lockRender(db, user, params.render_id)
  // In the renderer's terms: it stops when it reads this.
  if (before.status === 'CANCELLED') return presentRender(call, before)
  await lockActiveRender(db, user, params.render_id)
  const [row] = await db
    .update(renders)
    .set({
      status: 'RENDERING',
      progress: Math.max(before.progress, body.progress),
      sceneNumber: Math.max(before.sceneNumber, Math.min(body.scene_number, before.scenesTotal)),
      updatedAt: services.clock.now(),
    })
    .where(eq(renders.id, before.id))
    .returning()
  if (!row) throw notFound()
  const render = await presentRender(call, row)
  await publish(call, user.id, 'render-progress', { render })
  return render
})
