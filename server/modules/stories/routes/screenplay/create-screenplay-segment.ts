import { parseScreenplay } from '#src/domain/fountain/parse.ts'
import { screenplaySegments } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { markAsScreenplay, replaceScreenplay } from '#server/modules/stories/screenplay/replace.ts'
import {
  finishScreenplay,
  unreadText,
  movedTo,
  orderSegments,
  segmentIds,
} from '#server/modules/stories/screenplay/order-and-text.ts'
import { presentSegment, readSegment } from '#server/modules/stories/screenplay/read.ts'
import { segmentColumns } from '#server/modules/stories/screenplay/columns.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const createScreenplaySegment = route('createScreenplaySegment', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const columns = await segmentColumns(scope, user, body)
  const text = unreadText(edit.story)
  // A copied story has its text alone: a new segment is added to it and does not replace it.
  if (text !== '' && (await segmentIds(scope, edit.story.id)).length === 0)
    await replaceScreenplay(edit, parseScreenplay(text))
  const ids = await segmentIds(scope, edit.story.id)
  const now = scope.services.clock.now()
  const id = crypto.randomUUID()
  const place = { id, storyId: edit.story.id, segmentOrder: ids.length }
  await scope.db.insert(screenplaySegments).values({ ...place, ...columns, createdAt: now, updatedAt: now })
  if (body.index !== undefined) await orderSegments(scope, edit.story.id, movedTo(ids, id, body.index))
  await markAsScreenplay(edit)
  await finishScreenplay(edit)
  return presentSegment(await readSegment(scope, id))
})
