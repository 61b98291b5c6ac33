import { applyUndoRedo } from '#server/modules/stories/history/apply-undo-redo.ts'
import { route } from '#server/platform/http/route.ts'

export const undoStoryEdit = route('undoStoryEdit', async ({ user, params, ...scope }) =>
  applyUndoRedo(scope, user, params.story_id, 'undo'),
)
