import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { reports, users } from '#server/platform/db/schema/index.ts'
import { HttpError, notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { sendMailLater } from '#server/platform/mail/mail.ts'
import { presentStaffReport, readAssignees, reportGrid } from '#server/modules/staff/reports.ts'
import { type AuditEntry, recordAudit } from '#server/modules/staff/trail.ts'

/** Assigns, answers or closes a report, or opens it again. */
export const updateReport = route('updateReport', async (call) => {
  const { db, user, body, services } = call
  const [known] = await db.select().from(reports).where(eq(reports.id, body.report_id)).for('no key update')
  if (!known) throw notFound()
  // Another staff member was faster: no user gets two answers.
  if (known.state !== body.base_state)
    throw new HttpError(409, { message: 'Something has changed. Please try again', error: 'CONFLICT' })
  const assignees = await readAssignees(db)
  const assignee = assignees.find(({ user_id: id }) => id === body.staff_id)
  if (body.staff_id && !assignee) throw validationFailed({ staff_id: ['Assign reports to support staff'] })

  const state = body.state ?? (body.answer === undefined ? known.state : 'ANSWERED')
  const changes: Pick<AuditEntry, 'action' | 'reason'>[] = []
  if (body.answer !== undefined) changes.push({ action: 'ANSWERED_REPORT', reason: body.answer })
  if (body.staff_id !== undefined)
    changes.push({ action: 'UPDATED_REPORT', reason: assignee ? `Assigned to ${assignee.email}` : 'Unassigned' })
  if (body.state !== undefined && body.state !== known.state)
    changes.push({ action: actionOf(known.state, body.state), reason: `${known.state} → ${body.state}` })
  await recordAudit(
    call,
    user,
    ...changes.map((change) => ({ ...change, subject: 'REPORT', subjectId: known.id }) as const),
  )
  const now = services.clock.now()
  await db
    .update(reports)
    .set({
      state,
      closedAt: state === 'CLOSED' ? (known.closedAt ?? now) : null,
      assigneeId: body.staff_id === undefined ? known.assigneeId : body.staff_id,
      ...(body.answer !== undefined && { answer: body.answer, answeredAt: now }),
    })
    .where(eq(reports.id, known.id))
  if (body.answer !== undefined) await mailAnswer(call, known, body.answer)
  const [row] = await reportGrid(db, { report_id: known.id }).read({
    after: undefined,
    orderBy: [],
    limit: 1,
    offset: 0,
  })
  if (!row) throw notFound()
  return presentStaffReport(row)
})

type ReportRow = typeof reports.$inferSelect

function actionOf(before: ReportRow['state'], after: ReportRow['state']): AuditEntry['action'] {
  if (after === 'CLOSED') return 'CLOSED_REPORT'
  return before === 'CLOSED' ? 'REOPENED_REPORT' : 'UPDATED_REPORT'
}

async function mailAnswer(call: Scope, { userId, kind, description }: ReportRow, answer: string): Promise<void> {
  const [person] = await call.db.select().from(users).where(eq(users.id, userId))
  if (!person) return
  await sendMailLater(call, userId, {
    to: person.email,
    subject: kind === 'FEEDBACK' ? 'About your feedback' : 'About the problem you reported',
    text: [
      `Hello ${person.firstName || 'there'},`,
      '',
      answer,
      ...(description === '' ? [] : ['', 'You wrote:', '', description.replaceAll(/^/gm, '> ')]),
    ].join('\n'),
  })
}
