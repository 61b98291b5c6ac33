import { route } from '#server/http/route.ts'
import { presentStory } from '#server/presenters/story.ts'
import { beginEdit } from '#server/edits/edit.ts'

export const archiveStory = route('archiveStory', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  await edit.updateStory({ archived: body.archive })
  return presentStory(scope, await edit.finish(body.archive ? 'Archive story' : 'Take story back'))
})
