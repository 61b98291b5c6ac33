import { eq } from 'drizzle-orm'
import { priceTitle } from '#src/domain/plans.ts'
import { checkoutRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import {
  checkoutUrls,
  findOtherCheckouts,
  idOfCall,
  alreadySubscribed,
  requirePayments,
  requirePrice,
} from '#server/modules/billing/checkout.ts'
import { scheduleNextSync } from '#server/modules/billing/schedule-sync.ts'
import { presentSubscription, findRunning } from '#server/modules/billing/subscriptions.ts'
import { syncSubscription } from '#server/modules/billing/sync-subscription.ts'
import { subscriptions } from '#server/platform/db/schema/index.ts'
import { preparedRoute } from '#server/platform/http/route.ts'

export const createSubscription = preparedRoute(
  'createSubscription',
  async ({ user, body, origin, appUrl, services, ...scope }) => {
    const payments = requirePayments(services)
    const price = requirePrice(body.price_id)
    const id = await idOfCall(user.id, origin)
    const running = await findRunning(scope.db, user.id)
    if (running && running.id !== id) throw alreadySubscribed()
    await takeAttempt(services, scope.db, checkoutRules(user.id))
    const { reference, url } = await payments.startCheckout({
      ...{ id, userId: user.id, email: user.email, title: priceTitle(price), price },
      ...{ amount: price.amount, currency: price.currency },
      ...checkoutUrls({
        ...{ appUrl, kind: 'subscription_id', id },
        shown: { interval: price.interval, currency: price.currency, return_path: body.return_path },
      }),
    })
    for (const other of await findOtherCheckouts({ services, ...scope }, user.id, id)) {
      if (other.checkoutReference !== null) await payments.expireCheckout(other.checkoutReference)
      await syncSubscription({ services, ...scope }, other.id)
    }

    return async (call) => {
      const now = call.services.clock.now()
      const [row] = await call.db
        .insert(subscriptions)
        .values({
          ...{ id, userId: user.id, priceId: price.id, premiumType: price.premiumType },
          ...{ amount: price.amount, currency: price.currency, provider: payments.id },
          ...{ checkoutReference: reference, checkoutUrl: url, returnPath: body.return_path ?? null },
          ...{ createdAt: now, updatedAt: now },
        })
        .onConflictDoNothing()
        .returning()
      if (row) await scheduleNextSync(call, row)
      const [present = row] = row ? [row] : await call.db.select().from(subscriptions).where(eq(subscriptions.id, id))
      if (!present) throw alreadySubscribed()
      return presentSubscription(present)
    }
  },
)
