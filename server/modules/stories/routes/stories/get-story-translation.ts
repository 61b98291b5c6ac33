import { ownStory } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentTranslation } from '#server/modules/stories/translation/present.ts'

export const getStoryTranslation = route('getStoryTranslation', async ({ user, params, ...scope }) =>
  presentTranslation(scope, await ownStory(scope.db, user, params.story_id)),
)
