import { ownStory } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentSegment } from '#server/screenplay/present.ts'
import { readSegments } from '#server/screenplay/read.ts'

export const listScreenplaySegments = route('listScreenplaySegments', async ({ user, params, ...scope }) => {
  const story = await ownStory(scope.db, user, params.story_id)
  return { results: (await readSegments(scope, story.id)).map(presentSegment) }
})
