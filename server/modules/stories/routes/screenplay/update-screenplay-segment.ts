import { eq } from 'drizzle-orm'
import { ownSegment } from '#server/platform/auth/ownership.ts'
import { screenplaySegments } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { isSame, requireVersion, sourceAround, segmentColumns } from '#server/modules/stories/screenplay/columns.ts'
import { finishScreenplay } from '#server/modules/stories/screenplay/order-and-text.ts'
import { presentSegment, readSegment } from '#server/modules/stories/screenplay/read.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const updateScreenplaySegment = route('updateScreenplaySegment', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { segment } = await ownSegment(scope.db, user, params.story_id, params.segment_id)
  const columns = await segmentColumns(scope, user, body)
  requireVersion(segment, body.version, columns)
  if (!isSame(segment, columns))
    await scope.db
      .update(screenplaySegments)
      .set({
        ...columns,
        source: sourceAround(segment.source),
        version: segment.version + 1,
        updatedAt: scope.services.clock.now(),
      })
      .where(eq(screenplaySegments.id, segment.id))
  await finishScreenplay(edit)
  return presentSegment(await readSegment(scope, segment.id))
})
