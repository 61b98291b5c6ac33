import { route } from '#server/platform/http/route.ts'
import { markAsScreenplay } from '#server/modules/stories/screenplay/mark-as-screenplay.ts'
import { fromImported } from '#server/modules/stories/screenplay/from-imported.ts'
import { finishScreenplay } from '#server/modules/stories/screenplay/screenplay-text.ts'
import { presentSegment } from '#server/modules/stories/screenplay/present.ts'
import { readSegments } from '#server/modules/stories/screenplay/read.ts'
import { replaceScreenplay } from '#server/modules/stories/screenplay/replace.ts'
import { isNameless } from '#server/modules/stories/screenplay/title-of-screenplay.ts'
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
