import { moveAroll } from '#server/modules/stories/arolls/place-in-scene.ts'
import { route } from '#server/platform/http/route.ts'

/** To move a visual one place later, or by the given number. */
export const incrementArollOrder = route('incrementArollOrder', ({ user, params, body, ...scope }) =>
  moveAroll(scope, user, params.aroll_id, body.places),
)
