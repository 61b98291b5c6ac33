import { foldFigures } from '#server/db/queries/figures.ts'
import { route } from '#server/http/route.ts'
import { readGridPage } from '#server/staff/grid.ts'
import { premiumCreditsGrid, presentPremiumCredit } from '#server/staff/premium-credits.ts'

export const getPremiumUsersCreditSummary = route('getPremiumUsersCreditSummary', async ({ db, query }) => {
  await foldFigures(db)
  const { page, rows } = await readGridPage(premiumCreditsGrid(db, query, query), query)
  return { ...page, results: rows.map(presentPremiumCredit) }
})
