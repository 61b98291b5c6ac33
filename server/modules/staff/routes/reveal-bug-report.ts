import { eq } from 'drizzle-orm'
import { presentBugReport } from '#server/modules/account/bug-reports.ts'
import { bugReports } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

/** Returns the file's URL, only with a line in the audit trail. */
export const revealBugReport = route('revealBugReport', async (call) => {
  const { db, body, user } = call
  const [row] = await db.select().from(bugReports).where(eq(bugReports.id, body.bug_report_id))
  if (!row) throw notFound()
  await recordAudit(call, user, {
    ...{ action: 'OPENED_CAPSULE', subject: 'CAPSULE' },
    ...{ subjectId: row.id, reason: body.reason },
  })
  return presentBugReport(call, row)
})
