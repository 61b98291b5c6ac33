import { bugReportsOf, presentBugReport } from '#server/modules/account/bug-reports.ts'
import { route } from '#server/platform/http/route.ts'

export const listBugReports = route('listBugReports', async (call) => {
  const rows = await bugReportsOf(call.db, call.user.id)
  return { results: await Promise.all(rows.map((row) => presentBugReport(call, row))) }
})
