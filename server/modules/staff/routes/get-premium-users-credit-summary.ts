import { foldFigures } from '#server/platform/db/queries/figures.ts'
import { route } from '#server/platform/http/route.ts'
import { readGridPage } from '#server/modules/staff/grid.ts'
import { premiumCreditsGrid, presentPremiumCredit } from '#server/modules/staff/premium-credits.ts'
import { recordListView } from '#server/modules/staff/trail.ts'

export const getPremiumUsersCreditSummary = route('getPremiumUsersCreditSummary', async (call) => {
  const { db, user, query } = call
  await recordListView(call, user, { list: 'PREMIUM', listsPeople: true, limits: query })
  await foldFigures(db)
  const { page, rows } = await readGridPage(premiumCreditsGrid(db, query, query), query)
  return { ...page, results: rows.map(presentPremiumCredit) }
})
