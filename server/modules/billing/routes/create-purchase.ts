import { findPack, packTitle } from '#src/domain/plans.ts'
import { checkoutRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { checkoutUrls, idOfCall, requirePayments } from '#server/modules/billing/checkout.ts'
import { schedulePurchaseSync } from '#server/modules/billing/schedule-sync.ts'
import { presentPurchase } from '#server/modules/billing/subscriptions.ts'
import { purchases } from '#server/platform/db/schema/index.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'

export const createPurchase = preparedRoute('createPurchase', async ({ user, body, origin, appUrl, services, db }) => {
  const payments = requirePayments(services)
  const pack = findPack(body.pack_id)
  if (!pack) throw new HttpError(404, { ...notFound().body, message: 'These credits aren’t available' })
  const { credits, amount, currency } = pack
  const id = await idOfCall(user.id, origin)
  await takeAttempt(services, db, checkoutRules(user.id))
  const { reference, url } = await payments.startCheckout({
    ...{ id, userId: user.id, email: user.email, title: packTitle(pack), price: null, amount, currency },
    ...checkoutUrls({ appUrl, kind: 'purchase_id', id, shown: { currency, return_path: body.return_path } }),
  })
  return async (call) => {
    const now = call.services.clock.now()
    const [row] = await call.db
      .insert(purchases)
      .values({
        ...{ id, userId: user.id, packId: pack.id, credits, amount, currency, provider: payments.id },
        ...{ checkoutReference: reference, checkoutUrl: url, returnPath: body.return_path ?? null },
        ...{ createdAt: now, updatedAt: now },
      })
      .returning()
    if (!row) throw new Error('The purchase was not stored')
    await schedulePurchaseSync(call, row)
    return presentPurchase(row)
  }
})
