import { changeAroll } from '#server/modules/stories/arolls/change-aroll.ts'
import { route } from '#server/platform/http/route.ts'

/** To change the content fit of a visual: how it fills its area. */
export const updateContentFit = route('updateContentFit', ({ user, params, body, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'Change fit',
    change: () => ({ contentFit: body.content_fit }),
  }),
)
