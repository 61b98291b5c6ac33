import { ownStory } from '#server/platform/auth/ownership.ts'
import { castOf } from '#server/modules/stories/characters/cast.ts'
import { presentCharacters } from '#server/modules/stories/characters/present-character.ts'
import { route } from '#server/platform/http/route.ts'

export const listCharacters = route('listCharacters', async ({ user, params, ...scope }) => {
  const story = await ownStory(scope.db, user, params.storyId)
  return { results: await presentCharacters(scope, await castOf(scope, story)) }
})
