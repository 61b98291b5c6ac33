import { ownTask } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentOneResult } from '#server/tasks/tool-results.ts'

export const getToolResult = route('getToolResult', async ({ user, params, ...scope }) =>
  presentOneResult(scope, await ownTask(scope.db, user, params.task_id)),
)
