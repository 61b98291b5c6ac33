import { ownRender } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentRender } from '#server/presenters/render.ts'

/** How far an export is. */
export const getRender = route('getRender', async (call) =>
  presentRender(call, await ownRender(call.db, call.user, call.params.render_id)),
)
