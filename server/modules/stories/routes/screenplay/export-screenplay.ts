import { ownStory } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { screenplayText, unreadText } from '#server/modules/stories/screenplay/order-and-text.ts'

export const exportScreenplay = route('exportScreenplay', async ({ user, params, ...scope }) => {
  const story = await ownStory(scope.db, user, params.story_id)
  const name = story.displayTitle.replace(/[^\p{L}\p{N}\p{M} ._'’()-]+/gu, ' ').trim()
  return {
    file_name: `${name === '' ? 'Screenplay' : name}.fountain`,
    text: (await screenplayText(scope, story)) || unreadText(story),
  }
})
