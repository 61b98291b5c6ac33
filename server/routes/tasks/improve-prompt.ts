import { enriched } from '#server/arolls/magic-prompt.ts'
import { ownStory } from '#server/auth/ownership.ts'
import { charge } from '#server/credits/charge.ts'
import { route } from '#server/http/route.ts'
import { requireSafePrompt } from '#server/pictures/safety.ts'
import { publishBalance } from '#server/credits/account.ts'

/** The same prompt, with how it is framed and lit. Nothing is drawn. */
export const improvePrompt = route('improvePrompt', async ({ user, body, ...scope }) => {
  await requireSafePrompt(scope, user.id, body.prompt)
  const prompt = enriched(body.prompt, Math.random)
  const story = body.story_id === undefined ? undefined : await ownStory(scope.db, user, body.story_id)
  await charge(scope, user.id, { action: 'generate_prompt', tool: 'IMAGE', storyId: story?.id })
  await publishBalance(scope, user.id)
  return { prompt }
})
