import { eq, sql } from 'drizzle-orm'
import { PLANS } from '#src/domain/plans.ts'
import { findNextGrant } from '#server/billing/next-grant.ts'
import type { Scope } from '#server/context.ts'
import { monthlyCap } from '#server/credits/caps.ts'
import { type Lot, lotsInBurnOrder } from '#server/credits/account.ts'
import { creditDays, creditLots } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'

export const getCreditsSummary = route('getCreditsSummary', async (call) => {
  const { user } = call
  const { creditBalance: posted, creditsHeld: held } = user
  const available = posted - held
  const creditsPerMonth = user.isPremium && user.premiumType ? PLANS[user.premiumType].creditsPerMonth : 0
  const next = user.isPremium ? await findNextGrant(call.db, user.id, call.services.clock.now()) : undefined
  return {
    balance: available,
    posted,
    held,
    available,
    lots: (await lotsInBurnOrder(call, user.id)).map(presentLot),
    granted: await readGranted(call, user.id),
    ...(await readSpent(call, user.id)),
    credits_per_month: creditsPerMonth,
    next_grant_at: next?.at.toISOString() ?? null,
    next_grant_credits: next?.credits ?? 0,
    time_zone: 'UTC',
    monthly_cap: await monthlyCap(call, user),
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

async function readGranted({ db }: Scope, userId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${creditLots.granted}), 0)`.mapWith(Number) })
    .from(creditLots)
    .where(eq(creditLots.userId, userId))
  return row?.sum ?? 0
}

/** Of the days' counts, so that it takes no longer with a long ledger. */
async function readSpent({ db, services }: Scope, userId: string) {
  const monthStart = `${services.clock.now().toISOString().slice(0, 7)}-01`
  const { charged, day } = creditDays
  const [row] = await db
    .select({
      spent: sql<number>`coalesce(sum(${charged}), 0)`.mapWith(Number),
      spent_this_month: sql<number>`coalesce(sum(${charged}) filter (where ${day} >= ${monthStart}::date), 0)`.mapWith(
        Number,
      ),
    })
    .from(creditDays)
    .where(eq(creditDays.userId, userId))
  return row ?? { spent: 0, spent_this_month: 0 }
}
