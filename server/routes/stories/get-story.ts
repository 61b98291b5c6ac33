import { loadStory } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentStoryDocument } from '#server/presenters/story-document.ts'

export const getStory = route('getStory', async ({ user, query, ...scope }) =>
  presentStoryDocument(scope, await loadStory(scope.db, user, query.story_id)),
)
