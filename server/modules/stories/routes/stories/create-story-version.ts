import { ownStory } from '#server/platform/auth/ownership.ts'
import { presentOneVersion } from '#server/modules/stories/edits/versions.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { addVersion } from '#server/modules/stories/edits/save-version.ts'

export const createStoryVersion = route('createStoryVersion', async ({ user, params, body, ...scope }) => {
  const story = await ownStory(scope.db, user, params.story_id)
  const name = body.name.trim()
  if (name === '') throw validationFailed({ name: ['Enter a version name'] })
  return presentOneVersion(scope, await addVersion(scope, story, { name, isAutomatic: false }))
})
