import { and, eq } from 'drizzle-orm'
import { ownMedia } from '#server/platform/auth/ownership.ts'
import { holdListening } from '#server/modules/stories/scenes/sound-prices.ts'
import type { Scope } from '#server/platform/context.ts'
import { mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Accepts a transcription; the job finds words, or phrases that wait for them. */
export const transcribeAudioStory = route('transcribeAudioStory', async ({ user, body, ...scope }) => {
  const { story_id: storyId, language } = body
  const edit = await beginEdit(scope, user, storyId)
  const { story } = edit
  requireIdle(story)
  const { sourceMediaId: mediaId } = story
  if (mediaId === null)
    throw new HttpError(400, {
      message: 'Failed to Transcribe Audio',
      detail: 'Upload a recording first',
      error: 'NO_RECORDING',
    })
  const { transcriber } = scope.services.engines
  const text = body.text?.trim() ? body.text : undefined
  const findsWords = text !== undefined || transcriber.understandsSpeech
  const { durationMs } = await ownMedia(scope.db, user, mediaId)
  const isFree = await isFirstListening(scope, story)
  const holdId = findsWords ? await holdListening(scope, story, { durationMs, text, isFree }) : null
  await edit.updateStory({
    status: 'GENERATING',
    step: 'TRANSCRIBING',
    errorMessage: null,
    generationHoldId: holdId,
    generationQuoteId: null,
    scenesTotal: 0,
    scenesCompleted: 0,
    engineLabel: transcriber.info.label,
  })
  const statusBefore = story.status === 'COMPLETED' ? 'COMPLETED' : 'DRAFT'
  const payload = { storyId, userId: user.id, mediaId, language, text, holdId, statusBefore } as const
  await enqueue(scope, { kind: 'listen-to-story', payload, userId: user.id, storyId })
  await edit.announce()
  return publishStatus(scope, storyId)
})

/** Belongs to the free first generation by built-in engines: until a story was generated, and once for each recording. */
async function isFirstListening({ db }: Scope, { firstGeneratedAt, sourceMediaId }: StoryRow): Promise<boolean> {
  if (firstGeneratedAt !== null || sourceMediaId === null) return false
  const isTranscribed = and(eq(mediaTranscriptions.mediaId, sourceMediaId), eq(mediaTranscriptions.status, 'GENERATED'))
  return (
    (await db.select({ id: mediaTranscriptions.id }).from(mediaTranscriptions).where(isTranscribed).limit(1)).length ===
    0
  )
}
