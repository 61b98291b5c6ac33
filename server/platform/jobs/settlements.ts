import type { JobSettlement } from '#generated/schema.ts'
import type { JobRow } from '#server/platform/db/rows.ts'
import type { JobKind } from './definition.ts'
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { announceJob } from './enqueue.ts'

/**
 * Bookkeeping that no user waits for and that must be done: deleting a file, booking a payment. It is retried forever, as
 * nothing compensates for it, and it runs again when it failed, as nothing was refunded.
 */
export const NEVER_ABANDONED_KINDS: ReadonlySet<string> = new Set<JobKind>([
  'send-mail',
  'draw-look-samples',
  'check-lora-pictures',
  'watch-render',
  'forget-file',
  'delete-account',
  'sync-subscription',
  'sync-purchase',
  'deliver-demo-event',
  'settle-demo-checkout',
  'renew-demo-subscription',
])

/** The actions that staff have on a job. */
export function availableActions({
  kind,
  status,
  payload,
}: Pick<JobRow, 'kind' | 'status' | 'payload'>): JobSettlement[] {
  const isOwed = NEVER_ABANDONED_KINDS.has(kind)
  if (status === 'QUEUED' || status === 'RUNNING') return isOwed ? ['RETRY'] : ['RETRY', 'RELEASE']
  if (status !== 'FAILED') return []
  return isOwed && !isWiped(payload) ? ['RETRY', 'ACKNOWLEDGE'] : ['ACKNOWLEDGE']
}

/** The payload's secrets were erased when the job ended. */
const isWiped = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0

/** Removes a failed job from the list that needs attention; false when it has not failed, or was already acknowledged. */
export async function acknowledge({ db, services }: Scope, jobId: string): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ status: 'ACKNOWLEDGED', updatedAt: services.clock.now() })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'FAILED')))
    .returning({ id: jobs.id })
  return rows.length > 0
}

/**
 * Puts a job at the head of the queue, as if it had never been tried; false when it cannot run again. A runner that still
 * runs it loses its lease, and its writes are refused.
 */
export async function retryNow(scope: Scope, jobId: string): Promise<boolean> {
  const { db, services } = scope
  const now = services.clock.now()
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId)).for('no key update')
  if (!job || !availableActions(job).includes('RETRY')) return false
  const again = { status: 'QUEUED', attempts: 0, leaseOwner: null, leaseEndsAt: null, cancelRequested: false } as const
  // Another one may have been queued since this one failed: then both run, and each checks what is left to do.
  const afterFailure = job.status === 'FAILED' && { dedupeKey: null, finishedAt: null, startedAt: null, progress: 0 }
  await db
    .update(jobs)
    .set({ ...again, ...afterFailure, runAt: now, updatedAt: now })
    .where(eq(jobs.id, jobId))
  await services.jobs.queue?.deleteDeadLetter(db, jobId)
  await announceJob(scope, { ...job, status: 'QUEUED', runAt: now })
  return true
}
