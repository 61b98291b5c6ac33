import { ownSubscription } from '#server/platform/auth/ownership.ts'
import { type Scope, type App, withoutTransaction } from '#server/platform/context.ts'
import type { SubscriptionRow, UserRow } from '#server/platform/db/rows.ts'
import type { Payments } from '#server/platform/ports/payment.ts'
import { notRunning, requirePayments } from './checkout.ts'
import { isRunning, RUNNING } from './subscriptions.ts'
import { syncSubscription } from './sync-subscription.ts'
import { and, inArray, isNotNull, ne } from 'drizzle-orm'
import { subscriptions } from '#server/platform/db/schema/index.ts'

export interface PaidSubscription {
  row: SubscriptionRow
  /** The provider's id. */
  reference: string
  payments: Payments
}

/**
 * The user's own running subscription as its provider sees it now, with its payment provider. 404, or 409 when it is not
 * running.
 * @param scope outside of a transaction: it calls the provider
 */
export async function requireRunning(scope: Scope, user: UserRow, subscriptionId: string): Promise<PaidSubscription> {
  const { id } = await ownSubscription(scope.db, user, subscriptionId)
  const payments = requirePayments(scope.services)
  const row = await syncSubscription(scope, id)
  if (!row || !isRunning(row) || row.providerReference === null || row.provider !== payments.id) throw notRunning()
  return { row, reference: row.providerReference, payments }
}

/** Handles the plans of providers that are no longer configured; once, when a server starts. */
export async function settleForeignPlans(app: App): Promise<void> {
  const running = inArray(subscriptions.status, [...RUNNING])
  const isForeign = app.payments ? ne(subscriptions.provider, app.payments.id) : undefined
  const rows = await app.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(running, isNotNull(subscriptions.checkoutReference), isForeign))
  for (const { id } of rows) await withoutTransaction(app, (scope) => syncSubscription(scope, id))
}
