import { applyUndoRedo } from '#server/modules/stories/history/apply-undo-redo.ts'
import { route } from '#server/platform/http/route.ts'

export const redoStoryEdit = route('redoStoryEdit', async ({ user, params, ...scope }) =>
  applyUndoRedo(scope, user, params.story_id, 'redo'),
)
