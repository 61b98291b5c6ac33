import { eq } from 'drizzle-orm'
import { jobs } from '#server/platform/db/schema/index.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { acknowledge, availableActions, retryNow } from '#server/platform/jobs/settlements.ts'
import { requestCancel } from '#server/platform/jobs/enqueue.ts'
import { presentJob } from '#server/modules/staff/story-debug.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

const SETTLEMENTS = {
  RETRY: { settle: retryNow, action: 'RETRIED_JOB' },
  RELEASE: { settle: requestCancel, action: 'RELEASED_JOB' },
  ACKNOWLEDGE: { settle: acknowledge, action: 'ACKNOWLEDGED_JOB' },
} as const

/** Runs a job again at once, fails it with its refund, or removes it from the list of failures. */
export const settleJob = route('settleJob', async (call) => {
  const { db, user, body } = call
  const [known] = await db.select().from(jobs).where(eq(jobs.id, body.job_id))
  if (!known) throw notFound()
  const { settle, action } = SETTLEMENTS[body.action]
  const isOffered = availableActions(known).includes(body.action)
  if (isOffered) await recordAudit(call, user, { action, subject: 'JOB', subjectId: known.id, reason: body.reason })
  if (!isOffered || !(await settle(call, known.id)))
    throw new HttpError(409, { message: 'Something has changed. Please try again', error: 'CONFLICT' })
  const [job] = await db.select().from(jobs).where(eq(jobs.id, known.id))
  if (!job) throw notFound()
  return presentJob(job, false)
})
