import { HttpError } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { beginEdit } from '#server/stories/edit.ts'
import { ownStory } from '#server/auth/ownership.ts'

export const generatePreviewLink = route('generatePreviewLink', async ({ user, body, ...scope }) => {
  const story = await ownStory(scope.db, user, body.story_id)
  if (story.archived)
    throw new HttpError(409, { message: 'Take the story back from the archive first', error: 'STORY_ARCHIVED' })
  if (story.publicPreviewId !== null) return present(story.id, story.publicPreviewId)
  const edit = await beginEdit(scope, user, story.id)
  // Two calls at once: the second one sees the first one's key.
  const key = edit.story.publicPreviewId ?? `pv_${crypto.randomUUID().replaceAll('-', '')}`
  await edit.updateStory({ publicPreviewId: key })
  await edit.finish('Share preview')
  return present(story.id, key)
})

function present(storyId: string, key: string) {
  return { story_id: storyId, public_preview_id: key, preview_url: `/preview?public_preview_id=${key}` }
}
