import { release } from '#server/modules/billing/credits/end-hold.ts'
import { writeText } from '#server/modules/generation/write-text.ts'
import { captureWriting } from '#server/modules/generation/writing-price.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { rewritePayload } from '#server/platform/jobs/payloads.ts'
import { explain, isCancelled, JobAborted } from '#server/platform/jobs/step.ts'
import { notifyFailed } from '#server/modules/account/notifications/notify.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { updateRewriting } from './find-rewriting.ts'

/** A script that is regenerated beside the existing one. The story itself is unchanged: users accept parts of it. */
export const rewriteStory: JobDefinition<'rewrite-story'> = {
  payload: rewritePayload,
  maxAttempts: 3,
  concurrency: 2,
  engine: ({ writer }) => writer.info,
  async run({ app, jobId, userId, payload, signal }) {
    const { storyId, scriptType, text, seconds, holdId, browserPlan } = payload
    const kind = scriptType === 'PROMPT' ? 'PROMPT' : 'SCRIPT'
    const work = { app, jobId, userId, signal }
    const { written, receipt } = await writeText(work, {
      storyId,
      kind,
      text,
      seconds,
      holdId,
      browserPlan,
      mayExceed: false,
      mayBeDraft: true,
    })
    const { scenes, cast } = written
    return async (scope) => {
      // Discarding it meanwhile has released its hold.
      if (await isCancelled(scope, jobId)) throw new JobAborted('The job was cancelled')
      await updateRewriting(scope, jobId, { written: { scenes, cast, receipt } })
      if (await captureWriting(scope, holdId, written)) await publishBalance(scope, payload.userId)
      await publishStatus(scope, storyId)
    }
  },
  async onFailed(scope, { storyId, userId, holdId }, { jobId, reason, cause }) {
    if (reason === 'cancelled' || (await isCancelled(scope, jobId))) return
    const why = explain(cause)
    const again = holdId === null ? 'Please try again.' : 'You were not charged. Please try again.'
    const text = `${why} Your story hasn’t changed. ${again}`
    await updateRewriting(scope, jobId, { problem: text })
    if (await release(scope, holdId, why)) await publishBalance(scope, userId)
    await publishStatus(scope, storyId)
    const title = 'Couldn’t rewrite your story'
    await notifyFailed(scope, userId, { work: jobId, title, text, storyId, path: `/story/${storyId}` })
  },
}
