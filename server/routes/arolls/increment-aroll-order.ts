import { moveAroll } from '#server/arolls/move-aroll.ts'
import { route } from '#server/http/route.ts'

/** One place later; the last one stays. */
export const incrementArollOrder = route('incrementArollOrder', ({ user, params, ...scope }) =>
  moveAroll(scope, user, params.aroll_id, 1),
)
