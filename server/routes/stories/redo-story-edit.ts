import { takeStep } from '#server/history/take-step.ts'
import { route } from '#server/http/route.ts'

export const redoStoryEdit = route('redoStoryEdit', async ({ user, params, ...scope }) =>
  takeStep(scope, user, params.story_id, 'redo'),
)
