import { route } from '#server/http/route.ts'
import { presentStory } from '#server/presenters/story.ts'
import { createFromChoices } from '#server/stories/create-from-choices.ts'

export const createStory = route('createStory', async ({ user, body, ...scope }) =>
  presentStory(scope, await createFromChoices(scope, user, body)),
)
