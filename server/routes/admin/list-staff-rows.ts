import { route } from '#server/http/route.ts'
import { readGridPage } from '#server/staff/grid.ts'
import { presentRow, rowSourceFor } from '#server/staff/rows/row-sources.ts'

export const listStaffRows = route('listStaffRows', async ({ db, user, query, services }) => {
  const { kind, ...asked } = query
  const { page, rows } = await readGridPage(rowSourceFor(user, kind)(db, query, services.clock.now()), asked)
  return { ...page, results: rows.map((row) => presentRow(kind, row)) }
})
