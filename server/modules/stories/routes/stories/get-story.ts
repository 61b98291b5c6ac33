import { loadStory } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'

export const getStory = route('getStory', async ({ user, query, ...scope }) =>
  presentStoryDocument(scope, await loadStory(scope.db, user, query.story_id)),
)
