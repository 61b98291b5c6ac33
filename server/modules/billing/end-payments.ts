import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { purchases, subscriptions } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { syncPurchase } from './sync-purchase.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Ends a user's unpaid checkouts, so that they can no longer be paid. Throws 409 while a payment is being confirmed.
 * @param scope outside of a transaction: it calls the provider
 */
export async function endOpenCheckouts(scope: Scope, userId: string): Promise<void> {
  const { payments } = scope.services
  const begun = [
    ...(await findPending(scope, subscriptions, userId)).map((row) => ({ ...row, sync: syncSubscription })),
    ...(await findPending(scope, purchases, userId)).map((row) => ({ ...row, sync: syncPurchase })),
  ]
  for (const { id, provider, reference, sync } of begun) {
    if (payments?.id !== provider || reference === null) continue
    await payments.expireCheckout(reference)
    const after = await sync(scope, id)
    if (after?.status === 'PENDING')
      throw new HttpError(409, {
        message: 'A payment is still being confirmed. Try again once it’s complete',
        error: 'PAYMENT_PENDING',
      })
  }
}

async function findPending({ db }: Scope, table: typeof subscriptions | typeof purchases, userId: string) {
  const { id, provider, checkoutReference: reference } = table
  return db
    .select({ id, provider, reference })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.status, 'PENDING')))
}

/**
 * Ends every plan of a user before their deletion, at the provider too. Payments for a plan that was not cancelled are
 * refunded: it is no longer wanted.
 * @param scope outside of a transaction
 */
export async function endPlans(scope: Scope, userId: string): Promise<void> {
  const { payments } = scope.services
  const { id, provider, providerReference: reference, status } = subscriptions
  const unended = inArray(status, ['PENDING', 'ACTIVE', 'PAST_DUE', 'CANCELLED'])
  const rows = await scope.db
    .select({ id, provider })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), unended))
  for (const row of rows) {
    if (payments?.id !== row.provider) continue
    await syncSubscription(scope, row.id)
    const [present] = await scope.db.select({ status, reference }).from(subscriptions).where(eq(id, row.id))
    if (!present || present.reference === null || present.status === 'EXPIRED') continue
    await payments.endSubscription(present.reference, { refund: present.status !== 'CANCELLED' })
  }
}
