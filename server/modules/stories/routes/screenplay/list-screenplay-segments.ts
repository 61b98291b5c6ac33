import { ownStory } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentSegment, readSegments } from '#server/modules/stories/screenplay/read.ts'

export const listScreenplaySegments = route('listScreenplaySegments', async ({ user, params, ...scope }) => {
  const story = await ownStory(scope.db, user, params.story_id)
  return { results: (await readSegments(scope, story.id)).map(presentSegment) }
})
