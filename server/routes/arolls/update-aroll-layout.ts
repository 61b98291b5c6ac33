import { changeAroll } from '#server/arolls/change-aroll.ts'
import { route } from '#server/http/route.ts'

/** The area of the frame an A-roll takes. */
export const updateArollLayout = route('updateArollLayout', ({ user, params, body, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'Change layout',
    change: () => ({ layout: body.layout }),
  }),
)
