import { readUsageDays } from '#server/modules/billing/credits/usage.ts'
import { usageLabel } from '#src/domain/usage.ts'
import { route } from '#server/platform/http/route.ts'

/** The data of the chart beside the lines, under the same filters. */
export const getUsageByDay = route('getUsageByDay', async ({ user, query, db }) => {
  const days = await readUsageDays(db, user.id, query)
  return { days: days.map((row) => ({ ...row, label: usageLabel(row.action) })) }
})
