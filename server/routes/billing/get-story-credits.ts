import { ownStory } from '#server/auth/ownership.ts'
import { presentStoryCredits } from '#server/credits/caps.ts'
import { route } from '#server/http/route.ts'

export const getStoryCredits = route('getStoryCredits', async ({ user, params, db }) =>
  presentStoryCredits({ db }, await ownStory(db, user, params.story_id)),
)
