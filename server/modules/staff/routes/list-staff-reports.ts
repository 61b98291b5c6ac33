import { route } from '#server/platform/http/route.ts'
import { readGridPage } from '#server/modules/staff/grid.ts'
import { presentStaffReport, readAssignees, reportGrid } from '#server/modules/staff/reports.ts'
import { recordListView } from '#server/modules/staff/trail.ts'

export const listStaffReports = route('listStaffReports', async (call) => {
  const { db, user, query } = call
  await recordListView(call, user, { list: 'REPORT', listsPeople: false, limits: query })
  const { page, rows } = await readGridPage(reportGrid(db, query), { ...query, sort: 'created_at' })
  return { ...page, results: rows.map(presentStaffReport), assignees: await readAssignees(db) }
})
