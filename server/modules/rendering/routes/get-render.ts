import { ownRender } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'

/** The progress of an export. */
export const getRender = route('getRender', async (call) =>
  presentRender(call, await ownRender(call.db, call.user, call.params.render_id)),
)
