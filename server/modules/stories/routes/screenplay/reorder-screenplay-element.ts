import { ownElement } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import {
  finishScreenplay,
  elementIds,
  movedTo,
  orderElements,
} from '#server/modules/stories/screenplay/order-and-text.ts'
import { presentSegment, readSegment } from '#server/modules/stories/screenplay/read.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const reorderScreenplayElement = route('reorderScreenplayElement', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { element, segment } = await ownElement(scope.db, user, params.story_id, params.element_id)
  await orderElements(scope, segment.id, movedTo(await elementIds(scope, segment.id), element.id, body.new_index))
  await finishScreenplay(edit)
  return presentSegment(await readSegment(scope, segment.id))
})
