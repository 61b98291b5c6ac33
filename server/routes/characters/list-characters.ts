import { ownStory } from '#server/auth/ownership.ts'
import { castOf } from '#server/characters/cast.ts'
import { presentCharacters } from '#server/characters/present-character.ts'
import { route } from '#server/http/route.ts'

export const listCharacters = route('listCharacters', async ({ user, params, ...scope }) => {
  const story = await ownStory(scope.db, user, params.storyId)
  return { results: await presentCharacters(scope, await castOf(scope, story)) }
})
