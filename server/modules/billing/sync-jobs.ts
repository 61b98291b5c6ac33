import * as z from 'zod'
import { type Services, withoutTransaction } from '#server/platform/context.ts'
import type { SubscriptionRow } from '#server/platform/db/rows.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { rescheduleSync, reschedulePurchaseSync } from './schedule-sync.ts'
import { syncPurchase } from './sync-purchase.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Looks at a subscription whose time has come: a month begins, a period or the days of grace end, a message was lost. */
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

const isGraceOver = ({ clock }: Services, { status, graceEndsAt }: SubscriptionRow) =>
  status === 'PAST_DUE' && graceEndsAt !== null && graceEndsAt <= clock.now()

/** Looks at a purchase of credits, in case that its message was lost. */
export const syncPurchaseLater: JobDefinition<'sync-purchase'> = {
  payload: z.object({ purchaseId: z.string() }),
  maxAttempts: 8,
  concurrency: 2,
  run: ({ app, payload }) =>
    withoutTransaction(app, async (scope) => void (await syncPurchase(scope, payload.purchaseId))),
  onFailed: (scope, { purchaseId }) => reschedulePurchaseSync(scope, purchaseId),
}
