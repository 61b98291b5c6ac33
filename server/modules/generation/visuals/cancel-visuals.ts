import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { drawArollPayload } from '#server/platform/jobs/payloads.ts'
import type { Scope } from '#server/platform/context.ts'
import { release } from '#server/modules/billing/credits/end-hold.ts'
import { arolls, creditHolds, jobs, tasks } from '#server/platform/db/schema/index.ts'
import { requestCancel, findActiveJob } from '#server/platform/jobs/enqueue.ts'
import { endWithoutResult } from '#server/modules/tools/move-task.ts'
import { CANCELLED_TEXT } from '#server/modules/tools/run-task.ts'
import { taskKey } from '#server/modules/tools/enqueue-task.ts'

/**
 * Cancels the unfinished visuals of a story that were requested together; their credits are released and the old ones stay.
 * Call it before the story is locked, in the order of the jobs, to avoid a deadlock. Returns how many were cancelled.
 */
export async function cancelVisuals(scope: Scope, storyId: string): Promise<number> {
  return (await cancelImages(scope, storyId)) + (await cancelClips(scope, storyId))
}

async function cancelImages(scope: Scope, storyId: string): Promise<number> {
  const isWaiting = and(
    eq(jobs.storyId, storyId),
    eq(jobs.kind, 'draw-aroll'),
    inArray(jobs.status, ['QUEUED', 'RUNNING']),
    eq(jobs.cancelRequested, false),
  )
  const waiting = await scope.db.select().from(jobs).where(isWaiting)
  for (const { id, payload } of waiting) {
    if (!(await requestCancel(scope, id))) continue
    const { arollId, holdId } = drawArollPayload.parse(payload)
    await release(scope, holdId, 'Cancelled')
    await scope.db
      .update(arolls)
      .set({ status: sql`case when ${arolls.mediaId} is null then 'EMPTY' else 'COMPLETED' end`, errorMessage: null })
      .where(and(eq(arolls.id, arollId), eq(arolls.status, 'GENERATING')))
  }
  return waiting.length
}

/** Clips of images that were generated with them share their hold; those of a first generation have none. */
async function cancelClips(scope: Scope, storyId: string): Promise<number> {
  const rows = await scope.db
    .select({ id: tasks.id })
    .from(tasks)
    .leftJoin(creditHolds, eq(creditHolds.id, tasks.holdId))
    .where(
      and(
        eq(tasks.storyId, storyId),
        eq(tasks.taskType, 'image_to_video'),
        inArray(tasks.status, ['CREATED', 'PROCESSING']),
        or(isNull(tasks.holdId), eq(creditHolds.action, 'generate_visuals')),
      ),
    )
  for (const { id } of rows) {
    const job = await findActiveJob(scope, taskKey(id))
    if (job) await requestCancel(scope, job.id)
    await endWithoutResult(scope, id, { status: 'CANCELLED', errorMessage: CANCELLED_TEXT })
  }
  return rows.length
}
