import { route } from '#server/platform/http/route.ts'
import { markAsScreenplay, replaceScreenplay } from '#server/modules/stories/screenplay/replace.ts'
import { fromImported, isNameless } from '#server/modules/stories/screenplay/imported.ts'
import { finishScreenplay } from '#server/modules/stories/screenplay/order-and-text.ts'
import { presentSegment, readSegments } from '#server/modules/stories/screenplay/read.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const importScreenplayFromJson = route('importScreenplayFromJson', async ({ user, params, body, ...scope }) => {
  const { title, segments } = fromImported(body.screenplay_data)
  const edit = await beginEdit(scope, user, params.story_id)
  await replaceScreenplay(edit, { segments })
  await markAsScreenplay(edit)
  if (title !== '' && isNameless(edit.story)) await edit.updateStory({ displayTitle: title })
  await finishScreenplay(edit)
  return { results: (await readSegments(scope, edit.story.id)).map(presentSegment) }
})
