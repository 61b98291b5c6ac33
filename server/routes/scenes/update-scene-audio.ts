import { ownScene } from '#server/auth/ownership.ts'
import { startSpeaking } from '#server/generation/start-speaking.ts'
import { inProgress } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { presentOneScene } from '#server/presenters/scene.ts'
import { requireKnownVoice, requireRecording, voiceColumns } from '#server/stories/change-voice.ts'
import { beginEdit } from '#server/stories/edit.ts'
import { recordingColumns } from '#server/stories/recording-columns.ts'
import { changeSceneTiming } from '#server/stories/resize-scene.ts'

const MESSAGE = 'Failed to update scene audio'

export const updateSceneAudio = route('updateSceneAudio', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  await requireKnownVoice(scope, user, body, { storyId: body.story_id, message: MESSAGE })
  const recording = body.upload_audio ? await requireRecording(scope, user, body.audio_media, MESSAGE) : undefined
  // What is being spoken would take the recording's place a moment later.
  if (recording && scene.status === 'GENERATING') throw inProgress()
  const changed = await changeSceneTiming(edit, scene, {
    ...voiceColumns(scene, body),
    useSceneAudio: body.use_scene_audio,
    playFullVideo: body.play_full_video,
    isGenCaptionsFromVideoAudio: body.is_gen_captions_from_video_audio,
    imageStyle: body.image_style,
    ...(recording ? await recordingColumns(scope, scene, recording) : {}),
  })
  const answer = body.generate_audio && !recording ? await startSpeaking(edit, user, changed, MESSAGE) : changed
  await edit.finish(recording ? 'Use recording' : body.generate_audio ? 'Speak scene' : 'Change voice')
  return presentOneScene(scope, answer)
})
