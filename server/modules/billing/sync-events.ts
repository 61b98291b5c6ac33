import { inArray, or } from 'drizzle-orm'
import { type App, type Scope, withoutTransaction, type Services } from '#server/platform/context.ts'
import { purchases, subscriptionPayments, subscriptions } from '#server/platform/db/schema/index.ts'
import { syncPurchase } from './sync-purchase.ts'
import { syncSubscription } from './sync-subscription.ts'
import * as z from 'zod'
import type { SubscriptionRow } from '#server/platform/db/rows.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { rescheduleSync, reschedulePurchaseSync } from './schedule-sync.ts'

/** Syncs a subscription at its due time: a month begins, a period or the grace days end, a message was lost. */
export const syncSubscriptionLater: JobDefinition<'sync-subscription'> = {
  payload: z.object({ subscriptionId: z.string() }),
  maxAttempts: 8,
  concurrency: 2,
  run: ({ app, payload }) =>
    withoutTransaction(app, async (scope) => {
      const row = await syncSubscription(scope, payload.subscriptionId)
      if (!row || !isGraceOver(app, row)) return
      await app.payments?.endSubscription(row.providerReference ?? '', { refund: false })
      await syncSubscription(scope, row.id)
    }),
  onFailed: (scope, { subscriptionId }) => rescheduleSync(scope, subscriptionId),
}

/** Syncs a purchase of credits, in case its message was lost. */
export const syncPurchaseLater: JobDefinition<'sync-purchase'> = {
  payload: z.object({ purchaseId: z.string() }),
  maxAttempts: 8,
  concurrency: 2,
  run: ({ app, payload }) =>
    withoutTransaction(app, async (scope) => void (await syncPurchase(scope, payload.purchaseId))),
  onFailed: (scope, { purchaseId }) => reschedulePurchaseSync(scope, purchaseId),
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Handles a message of the payment provider: authenticates it by its raw body, finds its subject and reads that again at the
 * provider. The message's own claims change nothing, so it may arrive late, twice, in any order or not at all. Throws
 * UntrustedEvent.
 */
export async function receivePaymentEvent(app: App, body: string, headers: Headers): Promise<void> {
  if (!app.payments) return
  const { references } = await app.payments.readEvent(body, headers)
  if (references.length === 0) return
  await withoutTransaction(app, async (scope) => {
    for (const id of await findSubscriptions(scope, references)) await syncSubscription(scope, id)
    for (const id of await findPurchases(scope, references)) await syncPurchase(scope, id)
  })
}

async function findSubscriptions({ db }: Scope, references: readonly string[]): Promise<string[]> {
  const { id, checkoutReference, providerReference } = subscriptions
  const names = [...references]
  const found = await db
    .select({ id })
    .from(subscriptions)
    .where(or(inArray(checkoutReference, names), inArray(providerReference, names), inArray(id, ownIds(names))))
  const paid = await db
    .select({ id: subscriptionPayments.subscriptionId })
    .from(subscriptionPayments)
    .where(inArray(subscriptionPayments.paymentReference, names))
  return [...new Set([...found, ...paid].map((row) => row.id))]
}

async function findPurchases({ db }: Scope, references: readonly string[]): Promise<string[]> {
  const { id, checkoutReference, paymentReference } = purchases
  const names = [...references]
  const found = await db
    .select({ id })
    .from(purchases)
    .where(or(inArray(checkoutReference, names), inArray(paymentReference, names), inArray(id, ownIds(names))))
  return found.map((row) => row.id)
}

const ownIds = (names: readonly string[]) => names.filter((name) => UUID.test(name))

const isGraceOver = ({ clock }: Services, { status, graceEndsAt }: SubscriptionRow) =>
  status === 'PAST_DUE' && graceEndsAt !== null && graceEndsAt <= clock.now()
