import { foldFigures } from '#server/db/queries/figures.ts'
import { route } from '#server/http/route.ts'
import { readGridPage } from '#server/staff/grid.ts'
import { presentRow, rowSourceFor } from '#server/staff/rows/row-sources.ts'

export const listStaffRows = route('listStaffRows', async ({ db, user, query, services }) => {
  const { kind, ...asked } = query
  const grid = rowSourceFor(user, kind)(db, query, services.clock.now())
  // What is kept for each person decides who these are.
  if (asked.step !== undefined || asked.is_wrong === true) await foldFigures(db)
  const { count, ...totals } = await grid.totals()
  const { page, rows } = await readGridPage({ ...grid, count: async () => count }, asked)
  return { ...page, totals, results: rows.map((row) => presentRow(kind, row)) }
})
