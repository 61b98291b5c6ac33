import { release } from '#server/modules/billing/credits/end-hold.ts'
import { mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import { EngineError } from '#engines/ports.ts'
import { endSentence, engineCall, engineWork } from '#server/platform/jobs/step.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { notifyFailed } from '#server/modules/account/notifications/notify.ts'
import { transcribePayload } from '#server/platform/jobs/payloads.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { captureListening } from './sound-prices.ts'
import { changeSceneTiming } from './scene-timing.ts'
import { markIdle, finishingEdit, reasonOf, sceneNow } from './work-on-scenes.ts'
import { readRecording } from './voice-sound.ts'

/** Takes text and captions from a voice-over. */
export const transcribeOneScene: JobDefinition<'transcribe-scene'> = {
  payload: transcribePayload,
  maxAttempts: 3,
  concurrency: 1,
  engine: ({ transcriber }) => transcriber.info,
  async run({ app, jobId, attempt, payload, signal }) {
    const { storyId, userId, sceneId, language, text, before, holdId } = payload
    const scene = await sceneNow(app, sceneId)
    const { audioMediaId } = scene
    const transcript = await engineWork('Failed to Transcribe Audio', async () => {
      if (audioMediaId === null) throw new EngineError('Generate or upload a voice-over first')
      const { phrases, readParts } = await readRecording(app, audioMediaId)
      const call = engineCall({ app, jobId, userId, signal })
      return app.engines.transcriber.transcribe({ readParts, phrases, language, text }, call)
    })
    return finishingEdit({ jobId, attempt, signal, storyId, userId, before }, [scene], async (edit, [now]) => {
      if (!now || audioMediaId === null) return void (await release(edit.scope, holdId, 'The scene was deleted'))
      if (await captureListening(edit.scope, holdId, transcript)) await publishBalance(edit.scope, userId)
      const stamp = edit.scope.services.clock.now()
      await edit.scope.db.insert(mediaTranscriptions).values({
        ...{ mediaId: audioMediaId, language, status: 'GENERATED' as const },
        ...{ text: transcript.text, words: transcript.words, createdAt: stamp, updatedAt: stamp },
      })
      const changed = await changeSceneTiming(edit, now, {
        text: transcript.text,
        captions: transcript.words,
        areCaptionsOverridden: false,
        transcriptionText: transcript.text,
        isVoiceoverTranscribed: true,
        isVoiceoverStale: false,
      })
      await edit.finish('Transcribe voice-over')
      const presented = await presentOneScene(edit.scope, changed)
      const event = { story_id: storyId, scene_id: sceneId, scene: presented, error: null }
      await publish(edit.scope, userId, 'scene-audio-transcribed', event)
    })
  },
  async onFailed(scope, { storyId, userId, sceneId, holdId, before }, { jobId, reason, cause }) {
    await markIdle(scope, before)
    if (await release(scope, holdId, reasonOf(cause))) await publishBalance(scope, userId)
    const failed = { story_id: storyId, scene_id: sceneId, scene: null, error: reasonOf(cause) }
    await publish(scope, userId, 'scene-audio-transcribed', failed)
    if (reason === 'cancelled') return
    const text = `${endSentence(reasonOf(cause))} You were not charged.`
    const path = `/story/${storyId}?scene=${sceneId}`
    await notifyFailed(scope, userId, { work: jobId, title: 'Transcription failed', text, storyId, path })
  },
}
