import { ownStory } from '#server/platform/auth/ownership.ts'
import { release } from '#server/modules/billing/credits/end-hold.ts'
import { route } from '#server/platform/http/route.ts'
import { requestCancel } from '#server/platform/jobs/enqueue.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { lockRewriting, updateRewriting } from '#server/modules/stories/rewriting/find-rewriting.ts'
import { presentRewriting } from '#server/modules/stories/rewriting/pairs.ts'

export const discardRewriting = route('discardRewriting', async ({ user, params, ...scope }) => {
  const story = await ownStory(scope.db, user, params.story_id)
  const found = await lockRewriting(scope, story.id)
  if (found?.state === 'WRITING') {
    await requestCancel(scope, found.id)
    if (await release(scope, found.payload.holdId, 'Cancelled')) await publishBalance(scope, user.id)
  } else if (found) await updateRewriting(scope, found.id, { stage: 'DISCARDED' })
  return presentRewriting(scope, story)
})
