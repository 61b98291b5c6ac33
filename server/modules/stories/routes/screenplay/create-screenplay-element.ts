import { ownSegment } from '#server/platform/auth/ownership.ts'
import { screenplayElements } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { elementColumns } from '#server/modules/stories/screenplay/columns.ts'
import {
  finishScreenplay,
  elementIds,
  movedTo,
  orderElements,
} from '#server/modules/stories/screenplay/order-and-text.ts'
import { presentElement, readElement } from '#server/modules/stories/screenplay/read.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Adds an element to a segment: action, dialogue, or another kind. */
export const createScreenplayElement = route('createScreenplayElement', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { segment } = await ownSegment(scope.db, user, params.story_id, params.screenplay_segment_id)
  const columns = await elementColumns(scope, edit.story.id, body)
  const ids = await elementIds(scope, segment.id)
  const now = scope.services.clock.now()
  const id = crypto.randomUUID()
  const place = { id, segmentId: segment.id, elementOrder: ids.length }
  await scope.db.insert(screenplayElements).values({ ...place, ...columns, createdAt: now, updatedAt: now })
  if (body.index !== undefined) await orderElements(scope, segment.id, movedTo(ids, id, body.index))
  await finishScreenplay(edit)
  return presentElement(await readElement(scope, id))
})
