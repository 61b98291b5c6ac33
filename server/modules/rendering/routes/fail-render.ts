import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'
import { lockActiveRender } from '#server/modules/rendering/running-renders.ts'
import { endRender } from '#server/modules/rendering/end-render.ts'

/** The renderer reports why there is no file. */
export const failRender = route('failRender', async (call) => {
  const render = await lockActiveRender(call.db, call.user, call.params.render_id)
  const row = await endRender(call, render.id, { status: 'FAILED', message: call.body.error_message })
  if (!row) throw notFound()
  return presentRender(call, row)
})
