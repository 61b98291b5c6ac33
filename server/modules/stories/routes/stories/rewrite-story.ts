import { ownStory } from '#server/platform/auth/ownership.ts'
import { readBrowserPlan } from '#server/modules/generation/browser-plan.ts'
import { holdWriting } from '#server/modules/generation/writing-price.ts'
import { requireIdle, requireText, requireWritableLength } from '#server/modules/generation/requirements.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { RewritePayload } from '#server/platform/jobs/payloads.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { lockRewriting, updateRewriting } from '#server/modules/stories/rewriting/find-rewriting.ts'
import { presentRewriting } from '#server/modules/stories/rewriting/pairs.ts'

export const rewriteStory = route('rewriteStory', async ({ user, params, body, userAgent, ...scope }) => {
  const story = await ownStory(scope.db, user, params.story_id)
  requireIdle(story)
  const text = body.initial_prompt.trim()
  const kind = body.script_type === 'PROMPT' ? 'PROMPT' : 'SCRIPT'
  const seconds = body.video_length_in_sec ?? story.videoLengthInSec
  requireText(kind, text)
  requireWritableLength(user, { kind, text }, { ...story, videoLengthInSec: seconds })
  const before = await lockRewriting(scope, story.id)
  if (before?.state === 'WRITING') throw isBeingWritten()
  const { language } = story
  const browserPlan = readBrowserPlan(body, user, { kind, language, userAgent })
  const holdId = browserPlan
    ? null
    : await holdWriting(scope, user, story, { kind, text, language, seconds, isListed: true })
  if (holdId !== null) await publishBalance(scope, user.id)
  if (before) await updateRewriting(scope, before.id, { stage: 'DISCARDED' })
  const payload: RewritePayload = {
    ...{ storyId: story.id, userId: user.id, scriptType: body.script_type, text, seconds, holdId },
    browserPlan,
    ...{ stage: 'OPEN', written: null, problem: null },
  }
  const of = { userId: user.id, storyId: story.id, dedupeKey: `rewrite-story ${story.id}` }
  const { isNew } = await enqueue(scope, { kind: 'rewrite-story', payload, ...of })
  // Another tab was faster; this hold is rolled back with the transaction.
  if (!isNew) throw isBeingWritten()
  return presentRewriting(scope, story)
})

const isBeingWritten = () =>
  new HttpError(409, {
    message: 'The script is being rewritten. Wait until it’s done or cancel it',
    error: 'STORY_BUSY',
  })
