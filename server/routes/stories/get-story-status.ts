import { loadStory } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentStoryStatus } from '#server/presenters/story-status.ts'

export const getStoryStatus = route('getStoryStatus', async ({ user, query, ...scope }) =>
  presentStoryStatus(scope, await loadStory(scope.db, user, query.story_id)),
)
