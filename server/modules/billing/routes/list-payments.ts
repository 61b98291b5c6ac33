import { desc, eq, inArray, and } from 'drizzle-orm'
import type { Payment } from '#generated/schema.ts'
import { packTitle, type Currency, findPrice, priceTitle } from '#src/domain/plans.ts'
import { purchases, subscriptionPayments, subscriptions } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'

const MAX_ROWS = 100

export const listPayments = route('listPayments', async ({ db, user }) => {
  const plans = await db
    .select({ payment: subscriptionPayments, provider: subscriptions.provider, plan: subscriptions.status })
    .from(subscriptionPayments)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.subscriptionId))
    .where(eq(subscriptions.userId, user.id))
    .orderBy(desc(subscriptionPayments.startsAt))
    .limit(MAX_ROWS)
  const packs = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, user.id), inArray(purchases.status, ['PAID', 'REFUNDED'])))
    .orderBy(desc(purchases.createdAt))
    .limit(MAX_ROWS)
  const payments: Payment[] = [
    ...plans.map(({ payment, provider, plan }) => {
      const { id, amount, currency, invoiceUrl, startsAt, priceId } = payment
      const price = findPrice(priceId)
      // The plan has not begun: nothing of it is due, and the provider reports how it ends.
      const status: Payment['status'] = payment.status === 'OPEN' && plan === 'PENDING' ? 'PENDING' : payment.status
      return {
        ...{ payment_id: id, status, amount, provider, description: price ? priceTitle(price) : 'Plan' },
        ...{ currency: currency as Currency, invoice_url: invoiceUrl, created_at: startsAt.toISOString() },
      }
    }),
    ...packs.map((pack) => ({
      ...{ payment_id: pack.id, amount: pack.amount, provider: pack.provider, description: packTitle(pack) },
      status: pack.status === 'REFUNDED' ? ('REFUNDED' as const) : ('PAID' as const),
      ...{
        currency: pack.currency as Currency,
        invoice_url: pack.invoiceUrl,
        created_at: pack.createdAt.toISOString(),
      },
    })),
  ]
  return {
    payments: payments.toSorted((one, other) => other.created_at.localeCompare(one.created_at)).slice(0, MAX_ROWS),
  }
})
