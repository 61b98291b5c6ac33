import { foldFigures } from '#server/platform/db/queries/figures.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { exportGrid } from '#server/modules/staff/grid.ts'
import { premiumCreditsGrid, presentPremiumCredit } from '#server/modules/staff/premium-credits.ts'

export const exportPremiumCredits = preparedRoute('exportPremiumCredits', async (call) => {
  await foldFigures(call.db)
  const file = await exportGrid(call, premiumCreditsGrid(call.db, call.body, call.body), call.body, {
    name: 'premium-credits',
    limits: call.body,
    heading: ['person', 'name', 'plan', 'balance', 'granted', 'spent', 'last_active_at', 'person_id'],
    cells: (row) => {
      const {
        email,
        name,
        premium_type: plan,
        balance,
        granted,
        spent,
        last_active_at,
        user_id,
      } = presentPremiumCredit(row)
      return [email, name, plan, balance, granted, spent, last_active_at, user_id]
    },
  })
  return async () => file
})
