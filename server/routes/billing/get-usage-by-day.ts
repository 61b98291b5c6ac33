import { readUsageDays } from '#server/credits/usage.ts'
import { usageLabel } from '#src/domain/usage-label.ts'
import { route } from '#server/http/route.ts'

/** What the chart beside the lines draws, under the same filters. */
export const getUsageByDay = route('getUsageByDay', async ({ user, query, db }) => {
  const days = await readUsageDays(db, user.id, query)
  return { days: days.map((row) => ({ ...row, label: usageLabel(row.action) })) }
})
