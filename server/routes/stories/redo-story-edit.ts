import { applyUndoRedo } from '#server/history/apply-undo-redo.ts'
import { route } from '#server/http/route.ts'

export const redoStoryEdit = route('redoStoryEdit', async ({ user, params, ...scope }) =>
  applyUndoRedo(scope, user, params.story_id, 'redo'),
)
