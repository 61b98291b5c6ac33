import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const archiveStory = route('archiveStory', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  await edit.updateStory({ archived: body.archive })
  return presentStory(scope, await edit.finish(body.archive ? 'Archive story' : 'Restore story'))
})
