import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { SubscriptionRow, PurchaseRow } from '#server/platform/db/rows.ts'
import { subscriptions } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { Purchase, Subscription } from '#generated/schema.ts'
import { findPrice, type Currency } from '#src/domain/plans.ts'

/** States in which a plan is in force. */
export const RUNNING = ['ACTIVE', 'PAST_DUE', 'CANCELLED'] as const

/** Whether a plan is in force. */
export function isRunning({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return RUNNING.some((each) => each === status)
}

/** The plan in force; undefined on the free plan. */
export async function findRunning(db: DbOrTx, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, [...RUNNING])))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return row
}

/** The plan whose checkout is done and whose payment is pending, such as a bank transfer. */
export async function findAwaited(db: DbOrTx, userId: string): Promise<SubscriptionRow | undefined> {
  const { status, providerReference, createdAt } = subscriptions
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(status, 'PENDING'), isNotNull(providerReference)))
    .orderBy(desc(createdAt))
    .limit(1)
  return row
}

export async function findSubscription({ db }: { db: DbOrTx }, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

export function presentSubscription(row: SubscriptionRow): Subscription {
  return {
    subscription_id: row.id,
    status: row.status,
    price_id: row.priceId,
    premium_type: row.premiumType,
    interval: findPrice(row.priceId)?.interval ?? 'MONTH',
    amount: row.amount,
    currency: row.currency as Currency,
    provider: row.provider,
    checkout_url: row.status === 'PENDING' ? row.checkoutUrl : null,
    return_path: row.returnPath,
    current_period_ends_at: row.currentPeriodEndsAt?.toISOString() ?? null,
    next_price_id: row.nextPriceId,
    grace_ends_at: row.graceEndsAt?.toISOString() ?? null,
    cancelled_at: row.cancelledAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }
}

export function presentPurchase(row: PurchaseRow): Purchase {
  return {
    purchase_id: row.id,
    status: row.status,
    pack_id: row.packId,
    credits: row.credits,
    amount: row.amount,
    currency: row.currency as Currency,
    provider: row.provider,
    checkout_url: row.status === 'PENDING' ? row.checkoutUrl : null,
    return_path: row.returnPath,
    created_at: row.createdAt.toISOString(),
  }
}
