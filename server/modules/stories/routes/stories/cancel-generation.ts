import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { finishCaptioning } from '#server/modules/stories/audio/caption-job.ts'
import { finishTranscription } from '#server/modules/stories/audio/transcribe-story-job.ts'
import {
  captionPayload,
  makePayload,
  transcribeStoryPayload,
  translatePayload,
  writePayload,
} from '#server/platform/jobs/payloads.ts'
import { finishGeneration, finishWriting } from '#server/modules/generation/finish.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { requestCancel } from '#server/platform/jobs/enqueue.ts'
import { presentStoryStatus } from '#server/modules/stories/presenters/story-status.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { finishTranslation } from '#server/modules/stories/translation/finish-translation.ts'
import { cancelVisuals } from '#server/modules/generation/visuals/cancel-visuals.ts'

export const cancelGeneration = route('cancelGeneration', async ({ user, params, ...scope }) => {
  await ownStory(scope.db, user, params.story_id)
  const cancelled = await cancelVisuals(scope, params.story_id)
  if (cancelled > 0) await publishBalance(scope, user.id)
  // Locked before the jobs are read: a step that is being committed is awaited, the next one sees the request.
  const edit = await beginEdit(scope, user, params.story_id)
  const { story } = edit
  const isActive = and(
    eq(jobs.storyId, story.id),
    inArray(jobs.kind, ['write-story', 'make-story', 'listen-to-story', 'caption-video', 'translate-story']),
    inArray(jobs.status, ['QUEUED', 'RUNNING']),
    eq(jobs.cancelRequested, false),
  )
  const active = await scope.db.select().from(jobs).where(isActive)
  if (cancelled > 0) await edit.announce()
  else if (story.status !== 'GENERATING' || active.length === 0)
    throw new HttpError(409, { message: 'Nothing to cancel', error: 'NOTHING_TO_CANCEL' })
  for (const job of active) {
    await requestCancel(scope, job.id)
    await settle(scope, job)
  }
  return presentStoryStatus(scope, await ownStory(scope.db, user, story.id))
})

async function settle(scope: Scope, { kind, payload }: typeof jobs.$inferSelect): Promise<void> {
  const ending = { reason: 'cancelled' } as const
  if (kind === 'write-story') await finishWriting(scope, writePayload.parse(payload), ending)
  else if (kind === 'listen-to-story') await finishTranscription(scope, transcribeStoryPayload.parse(payload), ending)
  else if (kind === 'caption-video') await finishCaptioning(scope, captionPayload.parse(payload), ending)
  else if (kind === 'translate-story') await finishTranslation(scope, translatePayload.parse(payload), ending)
  else await finishGeneration(scope, makePayload.parse(payload), ending)
}
