import { requireVideo } from '#server/arolls/begin-aroll-edit.ts'
import { changeAroll } from '#server/arolls/change-aroll.ts'
import { route } from '#server/http/route.ts'

/** Whether a video’s own sound is heard. */
export const updateVideoAudio = route('updateVideoAudio', ({ user, params, body, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'Change video sound',
    async change(aroll) {
      await requireVideo(scope, aroll)
      return { useVideoAudio: body.use_video_audio }
    },
  }),
)
