import { ownStory } from '#server/auth/ownership.ts'
import { presentOneVersion } from '#server/edits/present-versions.ts'
import { validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { addVersion } from '#server/edits/save-version.ts'

export const createStoryVersion = route('createStoryVersion', async ({ user, params, body, ...scope }) => {
  const story = await ownStory(scope.db, user, params.story_id)
  const name = body.name.trim()
  if (name === '') throw validationFailed({ name: ['Give the version a name'] })
  return presentOneVersion(scope, await addVersion(scope, story, { name, isAutomatic: false }))
})
