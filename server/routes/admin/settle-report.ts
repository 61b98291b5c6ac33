import { eq } from 'drizzle-orm'
import { reports } from '#server/db/schema/index.ts'
import { HttpError, notFound } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { presentReport } from '#server/staff/story-debug.ts'
import { recordAudit } from '#server/staff/trail.ts'

const ACTIONS = { CLOSE: 'CLOSED_REPORT', REOPEN: 'REOPENED_REPORT' } as const

/** Off the list of what needs a person, or on it again. */
export const settleReport = route('settleReport', async (call) => {
  const { db, user, body, services } = call
  const [known] = await db.select().from(reports).where(eq(reports.id, body.report_id)).for('update')
  if (!known) throw notFound()
  // Somebody else was quicker.
  if ((known.closedAt !== null) === (body.action === 'CLOSE'))
    throw new HttpError(409, { message: 'Something changed meanwhile, please try again', error: 'CONFLICT' })
  const look = { action: ACTIONS[body.action], subject: 'REPORT', subjectId: known.id, reason: body.reason } as const
  await recordAudit(call, user, look)
  const closedAt = body.action === 'CLOSE' ? services.clock.now() : null
  await db.update(reports).set({ closedAt }).where(eq(reports.id, known.id))
  return presentReport({ ...known, closedAt })
})
