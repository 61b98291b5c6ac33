import { route } from '#server/http/route.ts'
import { markAsScreenplay } from '#server/screenplay/mark-as-screenplay.ts'
import { fromImported } from '#server/screenplay/from-imported.ts'
import { finishScreenplay } from '#server/screenplay/screenplay-text.ts'
import { presentSegment } from '#server/screenplay/present.ts'
import { readSegments } from '#server/screenplay/read.ts'
import { replaceScreenplay } from '#server/screenplay/replace.ts'
import { isNameless } from '#server/screenplay/title-of-screenplay.ts'
import { beginEdit } from '#server/edits/edit.ts'

export const importScreenplayFromJson = route('importScreenplayFromJson', async ({ user, params, body, ...scope }) => {
  const { title, segments } = fromImported(body.screenplay_data)
  const edit = await beginEdit(scope, user, params.story_id)
  await replaceScreenplay(edit, { segments })
  await markAsScreenplay(edit)
  if (title !== '' && isNameless(edit.story)) await edit.updateStory({ displayTitle: title })
  await finishScreenplay(edit)
  return { results: (await readSegments(scope, edit.story.id)).map(presentSegment) }
})
