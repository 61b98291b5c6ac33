import { takeBugReport } from '#server/modules/account/bug-reports.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'

export const deleteBugReport = route('deleteBugReport', async (call) => {
  const { db, user, params } = call
  const row = await takeBugReport(db, user.id, params.bug_report_id)
  if (!row) throw notFound()
  await enqueue(call, { kind: 'forget-file', payload: { key: row.fileKey }, userId: user.id })
  return { message: 'Report deleted' }
})
