import { eq } from 'drizzle-orm'
import { packTitle } from '#src/domain/plans.ts'
import type { Scope } from '#server/platform/context.ts'
import type { PurchaseRow } from '#server/platform/db/rows.ts'
import { purchases } from '#server/platform/db/schema/index.ts'
import type { CheckoutFacts } from '#server/platform/ports/payment.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { grant, takeBack } from '#server/modules/billing/credits/grant.ts'
import { lockUser } from './checkout.ts'
import { mailAboutPurchase, mailAboutRefund } from './mails.ts'
import { schedulePurchaseSync } from './schedule-sync.ts'

/** The states of a purchase in order; it never goes back. */
const ORDER: readonly PurchaseRow['status'][] = ['PENDING', 'EXPIRED', 'PAID', 'REFUNDED']

/** Reads a purchase at the provider and updates ours: paid credits are granted, refunded ones taken back as far as unspent. */
export async function syncPurchase(outer: Scope, id: string): Promise<PurchaseRow | undefined> {
  const { payments } = outer.services
  const [row] = await outer.db.select().from(purchases).where(eq(purchases.id, id))
  if (!row?.checkoutReference || payments?.id !== row.provider) return row
  const facts = await payments.readCheckout(row.checkoutReference)
  return outer.transact(async (scope) => {
    await lockUser(scope, row.userId)
    const [present = row] = await scope.db.select().from(purchases).where(eq(purchases.id, id))
    const applied = await apply(scope, present, facts)
    await schedulePurchaseSync(scope, applied)
    return applied
  })
}

async function apply(scope: Scope, present: PurchaseRow, facts: CheckoutFacts): Promise<PurchaseRow> {
  const { id, userId, credits } = present
  const status = facts.status === 'OPEN' || facts.status === 'PROCESSING' ? 'PENDING' : facts.status
  // An invoice is written after its payment, and stays listed in any case.
  const invoiceUrl = facts.invoiceUrl ?? present.invoiceUrl
  if (ORDER.indexOf(status) <= ORDER.indexOf(present.status)) {
    if (invoiceUrl !== present.invoiceUrl)
      await scope.db.update(purchases).set({ invoiceUrl }).where(eq(purchases.id, id))
    return { ...present, invoiceUrl }
  }
  const key = `purchase:${id}`
  const [row = present] = await scope.db
    .update(purchases)
    .set({
      status,
      checkoutUrl: null,
      paymentReference: facts.paymentReference,
      invoiceUrl,
      updatedAt: scope.services.clock.now(),
    })
    .where(eq(purchases.id, id))
    .returning()
  if (status === 'PAID') {
    await grant(scope, userId, { credits, source: 'PURCHASE', action: 'credit_pack', key, expiresAt: null })
    await mailAboutPurchase(scope, row)
  }
  if (status === 'REFUNDED') {
    const takenBack = await takeBack(scope, userId, { key, action: 'payment_refunded' })
    await mailAboutRefund(scope, userId, { key, title: packTitle(row), takenBack })
  }
  await publishBalance(scope, userId)
  return row
}
