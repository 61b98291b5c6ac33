import { changeAroll } from '#server/modules/stories/arolls/change-aroll.ts'
import { route } from '#server/platform/http/route.ts'

/** To flip a visual: mirrors it left to right, or back. */
export const flipArollHorizontal = route('flipArollHorizontal', ({ user, params, body, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'Flip horizontally',
    change: () => ({ flipped: body.flipped }),
  }),
)
