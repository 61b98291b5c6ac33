import { ownSubscription } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import type { SubscriptionRow, UserRow } from '#server/platform/db/rows.ts'
import type { Payments } from '#server/platform/ports/payment.ts'
import { notRunning, requirePayments } from './errors.ts'
import { isRunning } from './running.ts'
import { syncSubscription } from './sync-subscription.ts'

export interface PaidSubscription {
  row: SubscriptionRow
  /** The provider's number. */
  reference: string
  payments: Payments
}

/**
 * The person's own running subscription as its provider sees it now, with who takes its payments. 404, or 409 when it is not running.
 * @param scope outside of a transaction: the provider is asked
 */
export async function requireRunning(scope: Scope, user: UserRow, subscriptionId: string): Promise<PaidSubscription> {
  const { id } = await ownSubscription(scope.db, user, subscriptionId)
  const payments = requirePayments(scope.services)
  const row = await syncSubscription(scope, id)
  if (!row || !isRunning(row) || row.providerReference === null || row.provider !== payments.id) throw notRunning()
  return { row, reference: row.providerReference, payments }
}
