import { moveAroll } from '#server/arolls/move-aroll.ts'
import { route } from '#server/http/route.ts'

/** One place earlier; the first one stays. */
export const decrementArollOrder = route('decrementArollOrder', ({ user, params, ...scope }) =>
  moveAroll(scope, user, params.aroll_id, -1),
)
