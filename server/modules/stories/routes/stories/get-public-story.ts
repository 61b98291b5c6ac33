import { refundAttempt, guessRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentPublicStory } from '#server/modules/stories/presenters/public-story.ts'
import { findSharedStory } from '#server/modules/stories/shared-story.ts'

/** Only wrong keys count towards the limit. */
export const getPublicStory = route('getPublicStory', async ({ query, clientAddress, user: _user, ...scope }) => {
  const rules = guessRules(`preview:${clientAddress}`)
  await takeAttempt(scope.services, scope.db, rules)
  const story = await findSharedStory(scope, query.public_preview_id)
  if (!story) throw notFound()
  await refundAttempt(scope.db, rules)
  return presentPublicStory(scope, story, query.public_preview_id)
})
