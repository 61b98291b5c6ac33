import { requireVideo, changeAroll } from '#server/modules/stories/arolls/change-aroll.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** To trim a video; never beyond its own length. */
export const updateVideoStartEnd = route('updateVideoStartEnd', ({ user, params, body, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'Trim video',
    movesVideo: true,
    async change(aroll) {
      const { durationMs } = await requireVideo(scope, aroll)
      const { video_start: videoStart, video_end: videoEnd } = body
      if (videoEnd < videoStart) throw validationFailed({ video_end: ['The end can’t be before the start'] })
      if (durationMs !== null && videoEnd > durationMs)
        throw validationFailed({ video_end: [`The video is ${durationMs} ms long`] })
      return { videoStart, videoEnd }
    },
  }),
)
