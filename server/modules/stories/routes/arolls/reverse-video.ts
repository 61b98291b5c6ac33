import { requireVideo, changeAroll } from '#server/modules/stories/arolls/change-aroll.ts'
import { route } from '#server/platform/http/route.ts'

/** To reverse a video: its playback direction. */
export const reverseVideo = route('reverseVideo', ({ user, params, body, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'Reverse video',
    async change(aroll) {
      await requireVideo(scope, aroll)
      return { reversed: body.reversed }
    },
  }),
)
