import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { isSharingBlocked } from '#server/modules/generation/reviews/sharing.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const generatePreviewLink = route('generatePreviewLink', async ({ user, body, ...scope }) => {
  const { story_id: storyId, expires_in_days: days } = body
  const story = await ownStory(scope.db, user, storyId)
  if (story.archived) throw new HttpError(409, { message: 'Restore the story first', error: 'STORY_ARCHIVED' })
  if (story.publicPreviewId !== null && days === undefined) return present(story, story.publicPreviewId)
  const edit = await beginEdit(scope, user, storyId)
  if (await isSharingBlocked(scope.db, storyId))
    throw new HttpError(409, {
      message: 'A video of this story was rejected, so you can’t share it. See your notifications for details',
      error: 'FILM_REJECTED',
    })
  // Two parallel calls: the second one sees the first one's key.
  const known = edit.story.publicPreviewId
  const key = known ?? `pv_${crypto.randomUUID().replaceAll('-', '')}`
  const now = scope.services.clock.now().getTime()
  await edit.updateStory({
    publicPreviewId: key,
    // A new key does not inherit the expiry of an earlier one.
    ...((known === null || days !== undefined) && {
      publicPreviewExpiresAt: days ? new Date(now + days * DAY_MS) : null,
    }),
  })
  return present(await edit.finish('Share preview'), key)
})

function present({ id, publicPreviewExpiresAt }: StoryRow, key: string) {
  return {
    story_id: id,
    public_preview_id: key,
    preview_url: `/preview?public_preview_id=${key}`,
    expires_at: publicPreviewExpiresAt?.toISOString() ?? null,
  }
}
