import { eq, sql, and, ne } from 'drizzle-orm'
import { findPrice, PLANS } from '#src/domain/plans.ts'
import type { Scope } from '#server/platform/context.ts'
import type { SubscriptionPaymentRow, SubscriptionRow } from '#server/platform/db/rows.ts'
import { planMonths, subscriptionPayments } from '#server/platform/db/schema/index.ts'
import { grant, takeBack } from '#server/modules/billing/credits/grant.ts'
import { planMonthKey } from '#server/modules/billing/credits/expire.ts'
import { mailAboutRefund } from './mails.ts'
import { type Month, monthsOf } from './months.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { findRunning } from './subscriptions.ts'

interface NextGrant {
  at: Date
  credits: number
}

/**
 * Grants every begun month that is paid. A month grants the credits of the largest plan paid for it, over all payments: a
 * larger plan adds the difference, and switching down and up again adds nothing. Of a month that a new period cuts short only
 * the refunded part counts.
 */
export async function grantPlanMonths(
  scope: Scope,
  { id, userId }: SubscriptionRow,
  payments: readonly SubscriptionPaymentRow[],
): Promise<void> {
  const now = scope.services.clock.now()
  const granted = await scope.db.select().from(planMonths).where(eq(planMonths.subscriptionId, id))
  const settled = payments.filter(({ status }) => status !== 'OPEN')
  const paid = settled
    .filter(({ status }) => status === 'PAID')
    .toSorted((one, other) => +one.startsAt - +other.startsAt)
  for (const payment of paid)
    // A refunded one still defines when the months begin.
    for (const { startsAt, endsAt } of monthsOf(payment, settled)) {
      const isGranted = granted.some((each) => each.paymentId === payment.id && +each.startsAt === +startsAt)
      if (startsAt > now || isGranted) continue
      const credits = Math.max(0, creditsOf(payment.priceId) - creditsWithin({ startsAt, endsAt }, granted))
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
          key: planMonthKey(payment.id, startsAt),
          expiresAt: endsAt,
        })
    }
}

/** Takes back the unspent credits of a refunded payment. */
export async function takeBackPlanMonths(scope: Scope, userId: string, payment: SubscriptionPaymentRow): Promise<void> {
  const granted = await scope.db.select().from(planMonths).where(eq(planMonths.paymentId, payment.id))
  let all = 0
  for (const { id, startsAt, credits } of granted) {
    if (credits === 0) continue
    const takenBack = await takeBack(scope, userId, {
      key: planMonthKey(payment.id, startsAt),
      action: 'payment_refunded',
    })
    await scope.db
      .update(planMonths)
      .set({ takenBack: sql`${planMonths.takenBack} + ${takenBack}` })
      .where(eq(planMonths.id, id))
    all += takenBack
  }
  const price = findPrice(payment.priceId)
  const title = price ? PLANS[price.premiumType].name : 'your plan'
  await mailAboutRefund(scope, userId, { key: payment.id, title, takenBack: all })
}

interface GrantedMonth extends Month {
  credits: number
  takenBack: number
}

/**
 * Credits already granted for a month to be granted: all of those for the same one, and of one that it cuts short (a year
 * begins on the 20th day) those of the remaining days, which were deducted from the price, too.
 */
export function creditsWithin({ startsAt, endsAt }: Month, granted: readonly GrantedMonth[]): number {
  return granted
    .filter((month) => month.startsAt <= startsAt && month.endsAt > startsAt)
    .reduce((sum, month) => {
      const left = +month.endsAt < +endsAt ? (+month.endsAt - +startsAt) / (+month.endsAt - +month.startsAt) : 1
      return sum + Math.round((month.credits - month.takenBack) * left)
    }, 0)
}

/** Credits per month of a price. */
export function creditsOf(priceId: string): number {
  const price = findPrice(priceId)
  return price ? PLANS[price.premiumType].creditsPerMonth : 0
}

/**
 * The next credits of the user's plan: those of the next month that is already paid, as of a year, else those of the renewal;
 * undefined when none follow, as after the end of a cancelled plan.
 */
export async function findNextGrant(db: DbOrTx, userId: string, now: Date): Promise<NextGrant | undefined> {
  const running = await findRunning(db, userId)
  if (!running) return undefined
  const settled = await db
    .select()
    .from(subscriptionPayments)
    .where(and(eq(subscriptionPayments.subscriptionId, running.id), ne(subscriptionPayments.status, 'OPEN')))
  const paid = settled.filter(({ status }) => status === 'PAID')
  const granted = await db.select().from(planMonths).where(eq(planMonths.subscriptionId, running.id))
  const months = paid.flatMap((payment) =>
    monthsOf(payment, settled)
      .filter(({ startsAt }) => startsAt > now)
      .map((month) => ({ at: month.startsAt, credits: creditsOf(payment.priceId) - creditsWithin(month, granted) })),
  )
  const [first] = months.filter(({ credits }) => credits > 0).toSorted((a, b) => +a.at - +b.at || b.credits - a.credits)
  if (first) return first
  const { status, currentPeriodEndsAt: at, nextPriceId, priceId } = running
  return status === 'ACTIVE' && at ? { at, credits: creditsOf(nextPriceId ?? priceId) } : undefined
}
