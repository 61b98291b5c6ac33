import { changeAroll } from '#server/modules/stories/arolls/change-aroll.ts'
import { route } from '#server/platform/http/route.ts'

/** To change the layout of a visual: the area of the frame it takes. */
export const updateArollLayout = route('updateArollLayout', ({ user, params, body, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'Change layout',
    change: () => ({ layout: body.layout }),
  }),
)
