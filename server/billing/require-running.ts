import { ownSubscription } from '#server/auth/ownership.ts'
import type { Scope } from '#server/context.ts'
import type { SubscriptionRow, UserRow } from '#server/db/rows.ts'
import type { Payments } from '#server/ports/payment.ts'
import { notRunning, requirePayments } from './errors.ts'
import { isRunning } from './running.ts'

export interface PaidSubscription {
  row: SubscriptionRow
  /** The provider's number. */
  reference: string
  payments: Payments
}

/** The person's own running subscription, with who takes its payments. 404, or 409 when it is not running. */
export async function requireRunning(
  { db, services }: Scope,
  user: UserRow,
  subscriptionId: string,
): Promise<PaidSubscription> {
  const row = await ownSubscription(db, user, subscriptionId)
  const payments = requirePayments(services)
  if (!isRunning(row) || row.providerReference === null || row.provider !== payments.id) throw notRunning()
  return { row, reference: row.providerReference, payments }
}
