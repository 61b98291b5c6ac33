import { eq } from 'drizzle-orm'
import { ownElement } from '#server/platform/auth/ownership.ts'
import { screenplayElements } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { finishScreenplay, elementIds, orderElements } from '#server/modules/stories/screenplay/order-and-text.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const deleteScreenplayElement = route('deleteScreenplayElement', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { element, segment } = await ownElement(scope.db, user, params.story_id, params.element_id)
  await scope.db.delete(screenplayElements).where(eq(screenplayElements.id, element.id))
  await orderElements(scope, segment.id, await elementIds(scope, segment.id))
  await finishScreenplay(edit)
  return { message: 'The element was deleted' }
})
