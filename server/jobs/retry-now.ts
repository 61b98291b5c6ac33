import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { jobs } from '#server/db/schema/index.ts'

/**
 * Puts a job that has not ended at the head of the queue, as if it had never been tried; false when it has ended. Whoever still runs it
 * loses its lease, and what they write is refused.
 */
export async function retryNow({ db, services, afterCommit }: Scope, jobId: string): Promise<boolean> {
  const now = services.clock.now()
  const again = { status: 'QUEUED', attempts: 0, leaseOwner: null, leaseEndsAt: null, cancelRequested: false } as const
  const rows = await db
    .update(jobs)
    .set({ ...again, runAt: now, updatedAt: now })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, ['QUEUED', 'RUNNING'])))
    .returning({ id: jobs.id })
  afterCommit(() => services.jobs.wake())
  return rows.length > 0
}
