import { ownStory } from '#server/platform/auth/ownership.ts'
import { presentStoryCredits } from '#server/modules/billing/credits/caps.ts'
import { route } from '#server/platform/http/route.ts'

export const getStoryCredits = route('getStoryCredits', async ({ user, params, db }) =>
  presentStoryCredits({ db }, await ownStory(db, user, params.story_id)),
)
