import type { Scope } from '#server/platform/context.ts'
import type { SubscriptionRow } from '#server/platform/db/rows.ts'
import type { Payments, PaymentFacts } from '#server/platform/ports/payment.ts'
import { applySubscription, type ProviderState } from './apply-subscription.ts'
import { lockUser } from './checkout.ts'
import { mailAboutDuplicate } from './mails.ts'
import { scheduleNextSync } from './schedule-sync.ts'
import { findSubscription, isRunning } from './subscriptions.ts'
import { eq } from 'drizzle-orm'
import { subscriptionPayments } from '#server/platform/db/schema/index.ts'

/** A subscription that changes while it is read is read again, this often. */
const MAX_READS = 10

/**
 * Reads a subscription at the provider and updates ours. A result that is older than another call's stored one is discarded,
 * so that an older state never replaces a newer one.
 * @param scope outside of a transaction: the provider may take seconds
 */
export async function syncSubscription(scope: Scope, id: string): Promise<SubscriptionRow | undefined> {
  const { payments } = scope.services
  for (let read = 0; read < MAX_READS; read++) {
    const row = await findSubscription(scope, id)
    // One that an operator granted.
    if (!row?.checkoutReference) return row
    if (payments?.id !== row.provider) return settleForeignPlan(scope, row)
    const state = await readState(payments, row)
    if (state === 'OPEN') {
      await scope.transact((inner) => scheduleNextSync(inner, row))
      return row
    }
    if (state.providerReference !== null && row.status === 'PENDING' && wasNeverPaid(state)) {
      // Its first debit failed: it would be retried long after the user has abandoned it.
      await payments.endSubscription(state.providerReference, { refund: false })
      continue
    }
    const done = await scope.transact(async (inner) => {
      await lockUser(inner, row.userId)
      const present = await findSubscription(inner, id)
      if (present?.revision !== row.revision) return 'READ_AGAIN'
      if (!(await applySubscription(inner, present, state))) {
        await mailAboutDuplicate(inner, present)
        return 'DUPLICATE'
      }
      const applied = await findSubscription(inner, id)
      if (applied) await scheduleNextSync(inner, applied)
      return applied
    })
    if (done === 'DUPLICATE' && state.providerReference !== null)
      await payments.endSubscription(state.providerReference, { refund: true })
    else if (typeof done !== 'string') return done
  }
  throw new Error('The subscription changes faster than it can be read')
}

const wasNeverPaid = ({ facts }: ProviderState) =>
  facts?.status === 'PAST_DUE' && facts.payments.every(({ status }) => status === 'OPEN')

/** 'OPEN': the provider has not acted yet. */
async function readState(payments: Payments, row: SubscriptionRow): Promise<ProviderState | 'OPEN'> {
  const providerReference = row.providerReference ?? (await readReference(payments, row.checkoutReference ?? ''))
  if (providerReference === 'OPEN') return 'OPEN'
  if (providerReference === null) return { providerReference: null, facts: null }
  return { providerReference, facts: await payments.readSubscription(providerReference) }
}

/** null: the checkout can no longer be paid. */
async function readReference(payments: Payments, checkout: string): Promise<string | null> {
  const { status, subscriptionReference } = await payments.readCheckout(checkout)
  if (subscriptionReference !== null) return subscriptionReference
  return status === 'EXPIRED' ? null : 'OPEN'
}

/**
 * A plan of a provider that is no longer configured: it cannot be renewed, so it ends with its paid period. One of the demo
 * ends at once, as it was not paid.
 * @param scope outside of a transaction
 */
function settleForeignPlan(scope: Scope, { id, userId }: SubscriptionRow): Promise<SubscriptionRow | undefined> {
  return scope.transact(async (inner) => {
    await lockUser(inner, userId)
    const present = await findSubscription(inner, id)
    if (!present || !isRunning(present)) return present
    const { provider, currentPeriodEndsAt: endsAt, providerReference, nextPriceId, priceId } = present
    if (provider !== 'DEMO' && endsAt && endsAt > inner.services.clock.now()) {
      await scheduleNextSync(inner, present)
      return present
    }
    const facts = { status: 'ENDED' as const, priceId: nextPriceId ?? priceId, renews: false }
    const payments = await readPayments(inner, id)
    await applySubscription(inner, present, { providerReference, facts: { ...facts, payments } })
    return findSubscription(inner, id)
  })
}

async function readPayments({ db }: Scope, id: string): Promise<PaymentFacts[]> {
  const rows = await db.select().from(subscriptionPayments).where(eq(subscriptionPayments.subscriptionId, id))
  return rows.flatMap(({ status, ...payment }) => (status === 'OPEN' ? [] : [{ ...payment, status }]))
}
