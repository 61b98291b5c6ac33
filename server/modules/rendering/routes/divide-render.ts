import { renders } from '#server/platform/db/schema/index.ts'
import { eq } from 'drizzle-orm'
import { forbidden, HttpError, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { canDivide, divide, partsOf } from '#server/modules/rendering/render-parts.ts'
import { lockActiveRender } from '#server/modules/rendering/running-renders.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'

/** The renderer of the whole has other renderers draw parts of it; its own work ends here. */
export const divideRender = route('divideRender', async (call) => {
  if (call.sessionId !== null || call.renderPartId !== null) throw forbidden()
  const render = await lockActiveRender(call.db, call.user, call.params.render_id)
  if (!canDivide(call, render) || (await partsOf(call.db, render.id)).length > 0)
    throw new HttpError(409, { message: 'This export can’t be divided', error: 'RENDER_NOT_DIVISIBLE' })
  const images = call.body.parts.map(({ sections }) =>
    sections.map(({ from_frame: from, frames }) => ({ from, frames })),
  )
  let drawn = 0
  for (const { from, frames } of images.flat()) {
    if (from < drawn || from + frames > render.durationInFrames)
      throw validationFailed({ parts: ['Sections must lie in the video, in order and without overlap'] })
    drawn = from + frames
  }
  await divide(call, render, images)
  const now = call.services.clock.now()
  const [row] = await call.db
    .update(renders)
    .set({ status: 'RENDERING', updatedAt: now })
    .where(eq(renders.id, render.id))
    .returning()
  return presentRender(call, row ?? render)
})
