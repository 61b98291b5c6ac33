import { route } from '#server/platform/http/route.ts'
import { requireSafePrompt } from '#server/modules/generation/images/safety.ts'
import { expectedMs, sizeOf } from '#server/modules/tools/estimate.ts'
import { actionOf } from '#server/modules/tools/models.ts'
import { planOfTask } from '#server/modules/tools/plan-of-task.ts'
import { promptOf } from '#server/modules/tools/plan.ts'
import { readTaskRequest } from '#server/modules/tools/read-task-request.ts'
import { expectedCost, taskCost } from '#server/modules/tools/task-price.ts'

/** What createTask would hold and make, and what it would refuse. */
export const estimateTask = route('estimateTask', async ({ user, body, ...scope }) => {
  const { model, wanted } = await readTaskRequest(scope, user, body)
  const plan = await planOfTask(scope.services, scope.db, wanted)
  await requireSafePrompt(scope, user.id, promptOf(plan))
  const size = sizeOf(plan)
  const action = actionOf(model, wanted)
  return {
    credits: taskCost(scope.services, action, plan),
    expected_credits: await expectedCost(scope, action, plan),
    expected_ms: await expectedMs(scope.db, model.id, size),
    width: size?.width ?? null,
    height: size?.height ?? null,
  }
})
