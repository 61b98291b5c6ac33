import type { Purchase, Subscription } from '#generated/schema.ts'
import { findPrice } from '#src/domain/plans.ts'
import type { Currency } from '#src/domain/plans.ts'
import type { PurchaseRow, SubscriptionRow } from '#server/platform/db/rows.ts'

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
