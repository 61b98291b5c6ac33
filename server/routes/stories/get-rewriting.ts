import { ownStory } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentRewriting } from '#server/rewriting/present-rewriting.ts'

export const getRewriting = route('getRewriting', async ({ user, params, ...scope }) =>
  presentRewriting(scope, await ownStory(scope.db, user, params.story_id)),
)
