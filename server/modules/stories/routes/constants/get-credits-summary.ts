import { and, eq, sql } from 'drizzle-orm'
import { PLANS } from '#src/domain/plans.ts'
import { findNextGrant } from '#server/modules/billing/plan-months.ts'
import type { Scope } from '#server/platform/context.ts'
import { monthlyCap, monthsSums } from '#server/modules/billing/credits/caps.ts'
import { type Lot, lotsInBurnOrder } from '#server/modules/billing/credits/account.ts'
import { creditEntries, creditLots, users } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'

/** The credit balance of an account: available, held, granted and spent credits, and the next grant. */
export const getCreditsSummary = route('getCreditsSummary', async (call) => {
  const { user } = call
  const { posted, held, granted, spent, month } = await readBooks(call, user.id)
  const available = posted - held
  const creditsPerMonth = user.isPremium && user.premiumType ? PLANS[user.premiumType].creditsPerMonth : 0
  const next = user.isPremium ? await findNextGrant(call.db, user.id, call.services.clock.now()) : undefined
  return {
    balance: available,
    posted,
    held,
    available,
    lots: (await lotsInBurnOrder(call, user.id)).map(presentLot),
    granted,
    spent,
    spent_this_month: month.charged,
    credits_per_month: creditsPerMonth,
    next_grant_at: next?.at.toISOString() ?? null,
    next_grant_credits: next?.credits ?? 0,
    time_zone: 'UTC',
    monthly_cap: monthlyCap(user.creditCapPerMonth, month),
  }
})

function presentLot({ id, source, granted, remaining, held, expiresAt, createdAt }: Lot) {
  return {
    lot_id: id,
    ...{ source, granted, remaining, held },
    expires_at: expiresAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  }
}

/**
 * The user's credits in one snapshot. Spent is what was added, minus what was removed otherwise and what is left: few rows,
 * however much was charged.
 */
async function readBooks(scope: Scope, userId: string) {
  const { db } = scope
  const granted = db
    .select({ sum: sql`coalesce(sum(${creditLots.granted}), 0)` })
    .from(creditLots)
    .where(eq(creditLots.userId, userId))
  const came = db
    .select({ sum: sql`coalesce(sum(${creditEntries.amount}), 0)` })
    .from(creditEntries)
    // The kinds in the order of the index.
    .where(and(eq(creditEntries.userId, userId), sql`${creditEntries.kind} in ('GRANT', 'EXPIRY', 'REVERSAL')`))
  const [row] = await db
    .select({
      posted: users.creditBalance,
      held: users.creditsHeld,
      granted: sql<number>`(${granted})`.mapWith(Number),
      spent: sql<number>`(${came}) - ${users.creditBalance}`.mapWith(Number),
      month: monthsSums(scope, userId),
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw new Error('The account does not exist any more')
  return row
}
