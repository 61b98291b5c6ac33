import { requireVideo } from '#server/arolls/begin-aroll-edit.ts'
import { changeAroll } from '#server/arolls/change-aroll.ts'
import { route } from '#server/http/route.ts'

/** How fast a video runs. */
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
