import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { SubscriptionRow } from '#server/platform/db/rows.ts'
import { subscriptionPayments } from '#server/platform/db/schema/index.ts'
import type { PaymentFacts } from '#server/platform/ports/payment.ts'
import { applySubscription } from './apply-subscription.ts'
import { lockUser } from './lock-user.ts'
import { scheduleNextSync } from './schedule-sync.ts'
import { findSubscription, isRunning } from './running.ts'

/**
 * A plan of a provider that is not set up any more: nobody can renew it, so it ends with what was paid. One of the demo ends at once,
 * as nothing was paid for it.
 * @param scope outside of a transaction
 */
export function settleForeignPlan(scope: Scope, { id, userId }: SubscriptionRow): Promise<SubscriptionRow | undefined> {
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
