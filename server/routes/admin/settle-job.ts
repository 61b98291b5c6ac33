import { eq } from 'drizzle-orm'
import { jobs } from '#server/db/schema/index.ts'
import { HttpError, notFound } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { requestCancel } from '#server/jobs/cancel.ts'
import { retryNow } from '#server/jobs/retry-now.ts'
import { presentJob } from '#server/staff/story-debug.ts'
import { writeTrail } from '#server/staff/trail.ts'

const ACTIONS = { RETRY: 'RETRIED_JOB', RELEASE: 'RELEASED_JOB' } as const

/** Again at once, or given up as when it fails by itself: with what that gives back. */
export const settleJob = route('settleJob', async (call) => {
  const { db, user, body } = call
  const [known] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, body.job_id))
  if (!known) throw notFound()
  const look = { action: ACTIONS[body.action], subject: 'JOB', subjectId: known.id, reason: body.reason } as const
  await writeTrail(call, user, look)
  const isOpen = await (body.action === 'RETRY' ? retryNow : requestCancel)(call, known.id)
  if (!isOpen) throw new HttpError(409, { message: 'Something changed meanwhile, please try again', error: 'CONFLICT' })
  const [job] = await db.select().from(jobs).where(eq(jobs.id, known.id))
  if (!job) throw notFound()
  return presentJob(job, false)
})
