import { ownMedia, ownScene } from '#server/platform/auth/ownership.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { markBusy, requireIdleScenes } from '#server/modules/stories/scenes/work-on-scenes.ts'
import { listeningPrice } from '#server/modules/stories/scenes/sound-prices.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

const MESSAGE = 'Failed to Transcribe Audio'

/** Accepts a transcription; the job transcribes and notifies. */
export const transcribeSceneAudio = route('transcribeSceneAudio', async ({ user, body, ...scope }) => {
  const { story_id: storyId, scene_id: sceneId, language, text } = body
  const edit = await beginEdit(scope, user, storyId)
  const { scene } = await ownScene(scope.db, user, sceneId, storyId)
  if (scene.audioMediaId === null) throw refusal('NO_VOICEOVER', 'Generate or upload a voice-over first')
  await requireIdleScenes(scope, [scene], MESSAGE)
  if (!scope.services.engines.transcriber.understandsSpeech && !text?.trim())
    throw refusal('WORDS_NEEDED', 'This engine can’t recognise speech. Type the words and we’ll time them')
  // A service accepts many formats; without one the sound is measured here.
  const { contentType } = await ownMedia(scope.db, user, scene.audioMediaId)
  if (!scope.services.engines.transcriber.understandsSpeech && contentType !== 'audio/wav')
    throw refusal('WAV_NEEDED', 'Only WAV recordings are supported here. Upload it as WAV')
  const said = text?.trim() ? text : undefined
  const quoted = listeningPrice(scope.services, { durationMs: scene.audioDurationMs, text: said })
  const holdId = await hold(scope, user.id, { action: 'transcribe_audio', storyId, sceneId, quoted })
  await publishBalance(scope, user.id)
  const before = await markBusy(edit, [scene])
  const payload = { storyId, userId: user.id, sceneId, language, text: said, holdId, before }
  await enqueue(scope, { kind: 'transcribe-scene', payload, userId: user.id, storyId })
  await edit.announce()
  return { story_id: storyId, operation: 'TRANSCRIBE', scene_ids: [sceneId], event: 'scene-audio-transcribed' }
})

function refusal(error: string, detail: string) {
  return new HttpError(409, { message: MESSAGE, detail, error })
}
