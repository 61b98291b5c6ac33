import { eq } from 'drizzle-orm'
import { findPrice, PLANS } from '#src/domain/plans.ts'
import type { Scope } from '#server/context.ts'
import type { SubscriptionPaymentRow, SubscriptionRow } from '#server/db/rows.ts'
import { planMonths } from '#server/db/schema/index.ts'
import { grant, takeBack } from '#server/credits/grant.ts'
import { tellAboutRefund } from './mails.ts'
import { monthsOf } from './months.ts'

const keyOf = (payment: SubscriptionPaymentRow, startsAt: Date) => `plan:${payment.id}:${startsAt.toISOString()}`

/**
 * Grants every begun month of what is paid. A month brings the credits of the largest plan that was paid for it, all payments together:
 * a larger plan brings the difference, and going down and up again brings nothing.
 */
export async function grantPlanMonths(
  scope: Scope,
  { id, userId }: SubscriptionRow,
  payments: readonly SubscriptionPaymentRow[],
): Promise<void> {
  const now = scope.services.clock.now()
  const granted = await scope.db.select().from(planMonths).where(eq(planMonths.subscriptionId, id))
  const paid = payments
    .filter(({ status }) => status === 'PAID')
    .toSorted((one, other) => +one.startsAt - +other.startsAt)
  for (const payment of paid)
    for (const { startsAt, endsAt } of monthsOf(payment, paid)) {
      const isGranted = granted.some((each) => each.paymentId === payment.id && +each.startsAt === +startsAt)
      if (startsAt > now || isGranted) continue
      const credits = Math.max(0, creditsOf(payment.priceId) - creditsAt(startsAt, granted))
      const [month] = await scope.db
        .insert(planMonths)
        .values({ subscriptionId: id, paymentId: payment.id, startsAt, endsAt, credits, createdAt: now })
        .returning()
      if (month) granted.push(month)
      if (credits > 0)
        await grant(scope, userId, {
          credits,
          source: 'PLAN_MONTH',
          action: 'plan_month',
          key: keyOf(payment, startsAt),
          expiresAt: endsAt,
        })
    }
}

/** Takes back what is unspent of a refunded payment's credits. */
export async function takeBackPlanMonths(scope: Scope, userId: string, payment: SubscriptionPaymentRow): Promise<void> {
  const granted = await scope.db.select().from(planMonths).where(eq(planMonths.paymentId, payment.id))
  let all = 0
  for (const { id, startsAt, credits } of granted) {
    if (credits === 0) continue
    const takenBack = await takeBack(scope, userId, { key: keyOf(payment, startsAt), action: 'payment_refunded' })
    await scope.db.update(planMonths).set({ takenBack }).where(eq(planMonths.id, id))
    all += takenBack
  }
  const price = findPrice(payment.priceId)
  const title = price ? PLANS[price.premiumType].name : 'your plan'
  await tellAboutRefund(scope, userId, { key: payment.id, title, takenBack: all })
}

interface GrantedMonth {
  startsAt: Date
  endsAt: Date
  credits: number
  takenBack: number
}

/** Credits that were granted for the month in which a moment lies. */
export function creditsAt(moment: Date, granted: readonly GrantedMonth[]): number {
  return granted
    .filter(({ startsAt, endsAt }) => startsAt <= moment && endsAt > moment)
    .reduce((sum, { credits, takenBack }) => sum + credits - takenBack, 0)
}

/** Credits that a price brings each month. */
export function creditsOf(priceId: string): number {
  const price = findPrice(priceId)
  return price ? PLANS[price.premiumType].creditsPerMonth : 0
}
