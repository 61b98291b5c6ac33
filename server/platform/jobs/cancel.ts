import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'

/** Asks a waiting or running job to stop; false when it has ended already. The runner gives it up, with its `onFailed`. */
export async function requestCancel(scope: Scope, jobId: string): Promise<boolean> {
  const now = scope.services.clock.now()
  const rows = await scope.db
    .update(jobs)
    .set({ cancelRequested: true, runAt: now, updatedAt: now })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, ['QUEUED', 'RUNNING'])))
    .returning({ id: jobs.id })
  scope.afterCommit(() => scope.services.jobs.wake())
  return rows.length > 0
}
