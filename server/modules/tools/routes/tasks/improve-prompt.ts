import { enriched } from '#server/modules/stories/arolls/image-words.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { charge } from '#server/modules/billing/credits/settle-holds.ts'
import { route } from '#server/platform/http/route.ts'
import { requireSafePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'

/** The same prompt, with framing and light. No image is generated. */
export const improvePrompt = route('improvePrompt', async ({ user, body, ...scope }) => {
  await requireSafePrompt(scope, user.id, body.prompt)
  const prompt = enriched(body.prompt, Math.random)
  const story = body.story_id === undefined ? undefined : await ownStory(scope.db, user, body.story_id)
  await charge(scope, user.id, { action: 'generate_prompt', tool: 'IMAGE', storyId: story?.id })
  await publishBalance(scope, user.id)
  return { prompt }
})
