import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'

export const updateStoryTitle = route('updateStoryTitle', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  requireBase(edit.story.displayTitle, body.base_title, body.display_title)
  await edit.updateStory({ displayTitle: body.display_title })
  return presentStory(scope, await edit.finish('Rename story'))
})
