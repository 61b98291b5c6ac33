import { requireVideo, changeAroll } from '#server/modules/stories/arolls/change-aroll.ts'
import { route } from '#server/platform/http/route.ts'

/** To change the playback speed of a video. */
export const updateVideoPlaybackRate = route('updateVideoPlaybackRate', ({ user, params, body, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'Change video speed',
    movesVideo: true,
    async change(aroll) {
      await requireVideo(scope, aroll)
      return { playbackRate: body.playback_rate }
    },
  }),
)
