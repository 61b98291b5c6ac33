import { takeStep } from '#server/history/take-step.ts'
import { route } from '#server/http/route.ts'

export const undoStoryEdit = route('undoStoryEdit', async ({ user, params, ...scope }) =>
  takeStep(scope, user, params.story_id, 'undo'),
)
