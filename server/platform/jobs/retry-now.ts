import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { settlementsOf } from './settlements.ts'

/**
 * Puts a job at the head of the queue, as if it had never been tried; false when there is nothing to run again. Whoever still runs it
 * loses its lease, and what they write is refused.
 */
export async function retryNow({ db, services, afterCommit }: Scope, jobId: string): Promise<boolean> {
  const now = services.clock.now()
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId)).for('no key update')
  if (!job || !settlementsOf(job).includes('RETRY')) return false
  const again = { status: 'QUEUED', attempts: 0, leaseOwner: null, leaseEndsAt: null, cancelRequested: false } as const
  // Another one may have been queued since this one failed: then both do their work, which each does by what it finds.
  const afterFailure = job.status === 'FAILED' && { dedupeKey: null, finishedAt: null, startedAt: null, progress: 0 }
  await db
    .update(jobs)
    .set({ ...again, ...afterFailure, runAt: now, updatedAt: now })
    .where(eq(jobs.id, jobId))
  afterCommit(() => services.jobs.wake())
  return true
}
