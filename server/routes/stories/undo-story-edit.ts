import { applyUndoRedo } from '#server/history/apply-undo-redo.ts'
import { route } from '#server/http/route.ts'

export const undoStoryEdit = route('undoStoryEdit', async ({ user, params, ...scope }) =>
  applyUndoRedo(scope, user, params.story_id, 'undo'),
)
