import { ownStory } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentTranslation } from '#server/translation/present.ts'

export const getStoryTranslation = route('getStoryTranslation', async ({ user, params, ...scope }) =>
  presentTranslation(scope, await ownStory(scope.db, user, params.story_id)),
)
