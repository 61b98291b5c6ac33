import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { createFromChoices } from '#server/modules/stories/new-story.ts'

export const createStory = route('createStory', async ({ user, body, ...scope }) =>
  presentStory(scope, await createFromChoices(scope, user, body)),
)
