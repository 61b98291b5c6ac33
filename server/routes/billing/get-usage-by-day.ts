import { and, asc, eq, gt, gte, lte } from 'drizzle-orm'
import { usageLabel } from '#server/credits/usage-label.ts'
import { creditDays } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'

/** Counted when it was charged, so that it takes no longer with a long ledger. */
export const getUsageByDay = route('getUsageByDay', async ({ user, query, db }) => {
  const { day, action, charged } = creditDays
  const rows = await db
    .select({ day, action, credits: charged })
    .from(creditDays)
    .where(
      and(
        eq(creditDays.userId, user.id),
        gt(charged, 0),
        query.from === undefined ? undefined : gte(day, query.from),
        query.to === undefined ? undefined : lte(day, query.to),
      ),
    )
    .orderBy(asc(day), asc(action))
  return { days: rows.map((row) => ({ ...row, label: usageLabel(row.action) })) }
})
