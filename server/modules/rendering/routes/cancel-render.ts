import { lockActiveRender } from '#server/modules/rendering/running-renders.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { stopRenderers } from '#server/modules/rendering/render-parts.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'
import { endRender } from '#server/modules/rendering/end-render.ts'

/** Stops an export: the renderer reads it in the answer to its next report, the server's own browsers are ended at once. */
export const cancelRender = route('cancelRender', async (call) => {
  const render = await lockActiveRender(call.db, call.user, call.params.render_id)
  const row = await endRender(call, render.id, { status: 'CANCELLED' })
  if (!row) throw notFound()
  await stopRenderers(call, render.id, ['render-story'])
  return presentRender(call, row)
})
