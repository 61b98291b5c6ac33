import { loadStory } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStoryStatus } from '#server/modules/stories/presenters/story-status.ts'

export const getStoryStatus = route('getStoryStatus', async ({ user, query, ...scope }) =>
  presentStoryStatus(scope, await loadStory(scope.db, user, query.story_id)),
)
