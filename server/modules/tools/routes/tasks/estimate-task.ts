import { keyBill } from '#engines/prices.ts'
import { route } from '#server/platform/http/route.ts'
import { requireSafePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { actionOf } from '#server/modules/tools/models.ts'
import { isFreeAvatar } from '#server/modules/tools/free-avatar.ts'
import { planOfTask } from '#server/modules/tools/plan-of-task.ts'
import { promptOf, type Plan } from '#server/modules/tools/plan.ts'
import { readTaskRequest } from '#server/modules/tools/read-task-request.ts'
import { expectedCost, taskCost, taskPrice } from '#server/modules/tools/task-price.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { media, tasks } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

const LATEST = 20

/** px of the result; null where the work decides. */
interface Size {
  width: number
  height: number
  /** Of a video that is processed frame by frame. */
  durationMs?: number
}

/** What createTask would hold and make, and what it would refuse. */
export const estimateTask = route('estimateTask', async ({ user, body, ...scope }) => {
  const { model, wanted } = await readTaskRequest(scope, user, body)
  const plan = await planOfTask(scope.services, scope.db, wanted)
  await requireSafePrompt(scope, user.id, promptOf(plan))
  const size = sizeOf(plan)
  const action = actionOf(model, wanted)
  const isFree = await isFreeAvatar(scope, plan, wanted)
  return {
    credits: isFree ? 0 : taskCost(scope.services, action, plan),
    expected_credits: isFree ? 0 : await expectedCost(scope, action, plan),
    ...keyBill(isFree ? [] : [taskPrice(scope.services, plan)?.keyCost]),
    expected_ms: await expectedMs(scope.db, model.id, size),
    width: size?.width ?? null,
    height: size?.height ?? null,
  }
})

const even = (length: number) => 2 * Math.ceil(length / 2)

export function sizeOf(plan: Plan): Size | null {
  switch (plan.work) {
    case 'paint':
      return { width: plan.request.width, height: plan.request.height }
    case 'upscale':
      return { width: plan.source.width * plan.factor, height: plan.source.height * plan.factor }
    case 'modifyVideo': {
      const { width, height, durationMs } = plan.source
      return { width: even(width), height: even(height), durationMs }
    }
    case 'cropVideo':
    case 'expandVideo':
    case 'upscaleVideo':
      return { width: plan.width, height: plan.height, durationMs: plan.source.durationMs }
    case 'repaint':
    case 'compose':
    case 'cleanRecording':
    case 'cleanVideo':
      return null
    default:
      return { width: plan.width, height: plan.height }
  }
}

/**
 * Expected duration of the work, ms: what the model's latest results here took for each pixel, of a video for each pixel and
 * second; null before the first.
 */
async function expectedMs(db: DbOrTx, modelId: string, size: Size | null): Promise<number | null> {
  const rows = await db
    .select({ workMs: tasks.workMs, width: media.width, height: media.height, durationMs: media.durationMs })
    .from(tasks)
    .innerJoin(media, eq(media.id, tasks.resultMediaId))
    .where(and(eq(tasks.modelId, modelId), eq(tasks.status, 'COMPLETED'), isNotNull(tasks.workMs)))
    .orderBy(desc(tasks.createdAt))
    .limit(LATEST)
  const isVideo = size?.durationMs !== undefined
  const wanted = size ? size.width * size.height * (size.durationMs ?? 1) : null
  const times = rows
    .map(({ workMs, width, height, durationMs }) => {
      const pixels = (width ?? 0) * (height ?? 0) * (isVideo ? (durationMs ?? 0) : 1)
      return wanted === null || pixels === 0 ? (workMs ?? 0) : ((workMs ?? 0) * wanted) / pixels
    })
    .sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)]
  return median === undefined ? null : Math.round(median)
}
