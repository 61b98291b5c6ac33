import { eq } from 'drizzle-orm'
import { ownSegment } from '#server/platform/auth/ownership.ts'
import { screenplaySegments } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { finishScreenplay, orderSegments, segmentIds } from '#server/modules/stories/screenplay/order-and-text.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const deleteScreenplaySegment = route('deleteScreenplaySegment', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { segment } = await ownSegment(scope.db, user, params.story_id, params.segment_id)
  await scope.db.delete(screenplaySegments).where(eq(screenplaySegments.id, segment.id))
  await orderSegments(scope, edit.story.id, await segmentIds(scope, edit.story.id))
  await finishScreenplay(edit)
  return { message: 'The segment was deleted' }
})
