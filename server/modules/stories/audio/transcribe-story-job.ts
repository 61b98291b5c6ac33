import { and, eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { release } from '#server/modules/billing/credits/end-hold.ts'
import { mediaTranscriptions, stories } from '#server/platform/db/schema/index.ts'
import { endStory, type Ending, notifyStoryFailed } from '#server/modules/generation/finish.ts'
import { engineCall, engineWork, explain, isCancelled, lockStory, throwIfAborted } from '#server/platform/jobs/step.ts'
import { captureListening } from '#server/modules/stories/scenes/sound-prices.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { type TranscribeStoryPayload, transcribeStoryPayload } from '#server/platform/jobs/payloads.ts'
import { transcribeRecording, type TranscribedRecording } from './recording.ts'

/** Finds the words in a story's recording, or at least the speech segments. */
export const transcribeStory: JobDefinition<'listen-to-story'> = {
  payload: transcribeStoryPayload,
  maxAttempts: 3,
  concurrency: 1,
  engine: ({ transcriber }) => transcriber.info,
  async run({ app, jobId, userId, attempt, payload, signal }) {
    const call = engineCall({ app, jobId, userId, signal })
    const transcript = await engineWork('Failed to Transcribe Audio', () => transcribeRecording(app, payload, call))
    throwIfAborted(signal)
    return async (scope) => {
      await lockStory(scope, payload.storyId, { jobId, attempt })
      await storeTranscript(scope, payload, transcript)
      if (await captureListening(scope, payload.holdId, transcript)) await publishBalance(scope, payload.userId)
      const { storyId, statusBefore, language } = payload
      await endStory(scope, storyId, { status: statusBefore, errorMessage: null })
      await scope.db.update(stories).set({ language }).where(eq(stories.id, storyId))
      await publishStatus(scope, storyId)
    }
  },
  async onFailed(scope, payload, { jobId, reason, cause }) {
    if (await isCancelled(scope, jobId)) return
    await finishTranscription(
      scope,
      payload,
      reason === 'failed' ? { reason, jobId, text: explain(cause) } : { reason },
    )
  },
}

/** Adds a transcript; phrases alone wait for the user's words. */
export async function storeTranscript(
  { db, services }: Scope,
  { mediaId, language }: Pick<TranscribeStoryPayload, 'mediaId' | 'language'>,
  { phrases, words, text }: TranscribedRecording,
): Promise<void> {
  const isWaiting = and(eq(mediaTranscriptions.mediaId, mediaId), eq(mediaTranscriptions.status, 'IN_PROGRESS'))
  await db.delete(mediaTranscriptions).where(isWaiting)
  const now = services.clock.now()
  const status = words.length > 0 ? ('GENERATED' as const) : ('IN_PROGRESS' as const)
  await db
    .insert(mediaTranscriptions)
    .values({ mediaId, language, status, text, words, phrases, createdAt: now, updatedAt: now })
}

/** Ends a failed transcription: the recording and all texts stay, the hold is released. */
export async function finishTranscription(
  scope: Scope,
  payload: TranscribeStoryPayload,
  ending: Ending,
): Promise<void> {
  const { storyId, userId, holdId, statusBefore } = payload
  const kept = holdId === null ? 'Your recording is still here.' : 'Your recording is still here. You were not charged.'
  const errorMessage = ending.reason === 'failed' ? `${ending.text} ${kept}` : null
  await endStory(scope, storyId, { status: statusBefore, errorMessage })
  if (await release(scope, holdId, ending.reason === 'failed' ? ending.text : 'Cancelled'))
    await publishBalance(scope, userId)
  await publishStatus(scope, storyId)
  await notifyStoryFailed(scope, payload, ending, {
    ...{ title: 'Transcription failed', text: errorMessage },
    path: statusBefore === 'DRAFT' ? `/new-audio/${storyId}` : `/story/${storyId}`,
  })
}
