import { ownSegment } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import {
  finishScreenplay,
  movedTo,
  orderSegments,
  segmentIds,
} from '#server/modules/stories/screenplay/order-and-text.ts'
import { presentSegment, readSegments } from '#server/modules/stories/screenplay/read.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Reorder segments: moves one to another place. */
export const reorderScreenplaySegment = route('reorderScreenplaySegment', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { segment, story } = await ownSegment(scope.db, user, params.story_id, params.segment_id)
  await orderSegments(scope, story.id, movedTo(await segmentIds(scope, story.id), segment.id, body.new_index))
  await finishScreenplay(edit)
  return { results: (await readSegments(scope, story.id)).map(presentSegment) }
})
