import { route } from '#server/http/route.ts'
import { presentStory } from '#server/presenters/story.ts'
import { beginEdit } from '#server/edits/edit.ts'
import { requireBase } from '#server/edits/require-base.ts'

export const updateStoryTitle = route('updateStoryTitle', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  requireBase(edit.story.displayTitle, body.base_title, body.display_title)
  await edit.updateStory({ displayTitle: body.display_title })
  return presentStory(scope, await edit.finish('Rename story'))
})
