import { requireVideo, changeAroll } from '#server/modules/stories/arolls/change-aroll.ts'
import { route } from '#server/platform/http/route.ts'

/** Mutes, unmutes or mixes a video's own sound. */
export const updateVideoAudio = route('updateVideoAudio', ({ user, params, body, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label:
      body.video_volume !== undefined ? 'Change video volume' : body.use_video_audio ? 'Unmute video' : 'Mute video',
    async change(aroll) {
      await requireVideo(scope, aroll)
      return { useVideoAudio: body.use_video_audio, videoVolume: body.video_volume }
    },
  }),
)
