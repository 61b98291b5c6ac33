import { eq } from 'drizzle-orm'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { presentStoryCredits } from '#server/modules/billing/credits/caps.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'

/** Not an edit of the story: undo must not change its cap. */
export const setStoryCreditCap = route('setStoryCreditCap', async ({ user, params, body, db }) => {
  const story = await ownStory(db, user, params.story_id)
  await db.update(stories).set({ creditCap: body.credits }).where(eq(stories.id, story.id))
  return presentStoryCredits({ db }, { ...story, creditCap: body.credits })
})
