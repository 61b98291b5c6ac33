import { ownStory } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentMarks, staleWork, sumOf } from '#server/modules/generation/outdated/price.ts'

export const listStaleWork = route('listStaleWork', async ({ user, params, ...scope }) => {
  const story = await ownStory(scope.db, user, params.story_id)
  const { marks } = await staleWork(scope, story)
  return { story_id: story.id, revision: story.revision, items: presentMarks(marks), credits: sumOf(marks) }
})
