import { HttpError } from '#server/platform/http/http-error.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

/** Refuses to begin something while the story is being written or made. */
export function requireIdle(story: StoryRow): void {
  if (story.status === 'GENERATING')
    throw new HttpError(409, {
      message: 'The story is being made; wait until it is done or cancel it',
      error: 'STORY_BUSY',
    })
}
