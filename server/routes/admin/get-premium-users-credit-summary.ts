import { foldFigures } from '#server/db/queries/figures.ts'
import { route } from '#server/http/route.ts'
import { readGridPage } from '#server/staff/grid.ts'
import { premiumCreditsGrid, presentPremiumCredit } from '#server/staff/premium-credits.ts'
import { recordListView } from '#server/staff/trail.ts'

export const getPremiumUsersCreditSummary = route('getPremiumUsersCreditSummary', async (call) => {
  const { db, user, query } = call
  await recordListView(call, user, { list: 'PREMIUM', listsPeople: true, limits: query })
  await foldFigures(db)
  const { page, rows } = await readGridPage(premiumCreditsGrid(db, query, query), query)
  return { ...page, results: rows.map(presentPremiumCredit) }
})
