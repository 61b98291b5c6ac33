import { and, desc, eq, sql } from 'drizzle-orm'
import { PLANS } from '#src/domain/plans.ts'
import type { Scope } from '#server/context.ts'
import { creditEntries, subscriptions } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'

export const getCreditsSummary = route('getCreditsSummary', async (call) => {
  const { user } = call
  const { granted, spent, spentThisMonth } = await sumLedger(call, user.id)
  const isOnPlan = user.isPremium && user.premiumType !== null
  return {
    balance: user.creditBalance,
    granted,
    spent,
    // A refund of an earlier month's charge must not read as something gained.
    spent_this_month: Math.max(0, spentThisMonth),
    credits_per_month: isOnPlan && user.premiumType ? PLANS[user.premiumType].creditsPerMonth : 0,
    next_grant_at: isOnPlan ? await findNextGrant(call, user.id) : null,
  }
})

async function sumLedger({ db, services }: Scope, userId: string) {
  const now = services.clock.now()
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString()
  const { amount, kind, createdAt } = creditEntries
  const isSpending = sql`${kind} <> 'GRANT'`
  const [sums] = await db
    .select({
      granted: sql<string>`coalesce(sum(${amount}) filter (where ${kind} = 'GRANT'), 0)`.mapWith(Number),
      spent: sql<string>`coalesce(-sum(${amount}) filter (where ${isSpending}), 0)`.mapWith(Number),
      spentThisMonth:
        sql<string>`coalesce(-sum(${amount}) filter (where ${isSpending} and ${createdAt} >= ${monthStart}::timestamptz), 0)`.mapWith(
          Number,
        ),
    })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
  return sums ?? { granted: 0, spent: 0, spentThisMonth: 0 }
}

/** The end of the paid month; null for a plan that nobody pays for. */
async function findNextGrant({ db }: Scope, userId: string): Promise<string | null> {
  const [current] = await db
    .select({ endsAt: subscriptions.currentPeriodEndsAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'ACTIVE')))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return current?.endsAt?.toISOString() ?? null
}
