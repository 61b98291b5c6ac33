import { route } from '#server/http/route.ts'
import { requireSafePrompt } from '#server/pictures/safety.ts'
import { expectedMs, sizeOf } from '#server/tasks/estimate.ts'
import { planOfTask } from '#server/tasks/plan-of-task.ts'
import { promptOf } from '#server/tasks/plan.ts'
import { readTaskRequest } from '#server/tasks/read-task-request.ts'
import { expectedCost, taskCost } from '#server/tasks/task-price.ts'

/** What createTask would hold and make, and what it would refuse. */
export const estimateTask = route('estimateTask', async ({ user, body, ...scope }) => {
  const { model, wanted } = await readTaskRequest(scope, user, body)
  const plan = await planOfTask(scope.services, scope.db, wanted)
  await requireSafePrompt(scope, user.id, promptOf(plan))
  const size = sizeOf(plan)
  return {
    credits: taskCost(scope.services, model.taskType, plan),
    expected_credits: await expectedCost(scope, model.taskType, plan),
    expected_ms: await expectedMs(scope.db, model.id, size),
    width: size?.width ?? null,
    height: size?.height ?? null,
  }
})
