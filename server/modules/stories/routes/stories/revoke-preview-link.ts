import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const revokePreviewLink = route('revokePreviewLink', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  await edit.updateStory({ publicPreviewId: null, publicPreviewExpiresAt: null })
  return presentStory(scope, await edit.finish('Revoke preview link'))
})
