import { foldFigures } from '#server/platform/db/queries/figures.ts'
import { route } from '#server/platform/http/route.ts'
import { readGridPage } from '#server/modules/staff/grid.ts'
import { presentRow, rowSourceFor } from '#server/modules/staff/rows/row-sources.ts'
import { readSettleableJobs } from '#server/modules/staff/rows/work-rows.ts'
import { recordListView } from '#server/modules/staff/trail.ts'

/** Drill-down: the rows behind a figure, filtered, sorted and paged. */
export const listStaffRows = route('listStaffRows', async (call) => {
  const { db, user, query, services } = call
  const { kind, ...asked } = query
  const grid = rowSourceFor(user, kind)(db, query, services.clock.now())
  await recordListView(call, user, { list: kind, listsPeople: kind === 'PERSON', limits: query })
  // The stored figures per user decide who these are.
  if (asked.step !== undefined || asked.is_wrong === true) await foldFigures(db)
  const { count, ...totals } = await grid.totals()
  const { page, rows } = await readGridPage({ ...grid, count: async () => count }, asked)
  const jobs = await readSettleableJobs(
    db,
    kind,
    rows.map(({ id }) => id),
  )
  return { ...page, totals, results: rows.map((row) => presentRow(kind, row, jobs.get(row.id))) }
})
