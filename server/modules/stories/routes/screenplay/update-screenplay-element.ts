import { eq } from 'drizzle-orm'
import { ownElement } from '#server/platform/auth/ownership.ts'
import { screenplayElements } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { elementColumns, isSame, requireVersion, sourceAround } from '#server/modules/stories/screenplay/columns.ts'
import {
  finishScreenplay,
  elementIds,
  movedTo,
  orderElements,
} from '#server/modules/stories/screenplay/order-and-text.ts'
import { presentElement, readElement } from '#server/modules/stories/screenplay/read.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const updateScreenplayElement = route('updateScreenplayElement', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { element, segment } = await ownElement(scope.db, user, params.story_id, params.element_id)
  const columns = await elementColumns(scope, edit.story.id, body)
  requireVersion(element, body.version, columns)
  if (!isSame(element, columns))
    await scope.db
      .update(screenplayElements)
      .set({
        ...columns,
        source: sourceAround(element.source),
        version: element.version + 1,
        updatedAt: scope.services.clock.now(),
      })
      .where(eq(screenplayElements.id, element.id))
  if (body.index !== undefined)
    await orderElements(scope, segment.id, movedTo(await elementIds(scope, segment.id), element.id, body.index))
  await finishScreenplay(edit)
  return presentElement(await readElement(scope, element.id))
})
