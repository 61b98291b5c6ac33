import { ownTask } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneResult } from '#server/modules/tools/tool-results.ts'

export const getToolResult = route('getToolResult', async ({ user, params, ...scope }) =>
  presentOneResult(scope, await ownTask(scope.db, user, params.task_id)),
)
