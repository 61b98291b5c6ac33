import { EXAMPLE_STORIES } from '#server/modules/media/library/example-stories.ts'
import { copyExample, prepareExample } from '#server/modules/stories/copies/copy-example.ts'
import { requireRoomForStory } from '#server/modules/stories/plan-limits.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'

export const copyExampleStory = preparedRoute('copyExampleStory', async ({ user, params, ...scope }) => {
  const story = EXAMPLE_STORIES.find(({ id }) => id === params.example_id)
  if (!story) throw notFound()
  await requireRoomForStory(scope, user)
  await prepareExample(scope, story)
  return async (inner) => presentStory(inner, await copyExample(inner, user, story))
})
