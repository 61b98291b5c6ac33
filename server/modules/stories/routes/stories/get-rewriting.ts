import { ownStory } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentRewriting } from '#server/modules/stories/rewriting/pairs.ts'

export const getRewriting = route('getRewriting', async ({ user, params, ...scope }) =>
  presentRewriting(scope, await ownStory(scope.db, user, params.story_id)),
)
