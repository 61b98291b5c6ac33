import { route } from '#server/http/route.ts'
import { presentStory } from '#server/presenters/story.ts'
import { beginEdit } from '#server/edits/edit.ts'

export const revokePreviewLink = route('revokePreviewLink', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  await edit.updateStory({ publicPreviewId: null, publicPreviewExpiresAt: null })
  return presentStory(scope, await edit.finish('Close preview'))
})
