import { and, eq, notInArray } from 'drizzle-orm'
import { findPrice, PLANS, type Price, priceTitle } from '#src/domain/plans.ts'
import type { Scope } from '#server/platform/context.ts'
import { keepLengths } from '#server/platform/db/queries/stories.ts'
import type { SubscriptionPaymentRow, SubscriptionRow } from '#server/platform/db/rows.ts'
import { subscriptionPayments, subscriptions, users } from '#server/platform/db/schema/index.ts'
import type { PaymentFacts, SubscriptionFacts } from '#server/platform/ports/payment.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { mailAboutSubscription, mailAboutPayment } from './mails.ts'
import { grantPlanMonths, takeBackPlanMonths } from './plan-months.ts'
import { findRunning, isRunning } from './subscriptions.ts'

/** How long a plan runs on when its renewal was not paid, ms. */
export const GRACE_MS = 7 * 24 * 60 * 60 * 1000

/** The provider's state of a subscription; `null` for a checkout that can no longer be paid. */
export interface ProviderState {
  providerReference: string | null
  facts: SubscriptionFacts | null
}

/**
 * Synchronizes the rows with the provider: payments, the months they pay for, the state, the user's plan. Idempotent. Returns
 * false when another plan is running, so that this one must be ended and refunded.
 */
export async function applySubscription(
  scope: Scope,
  present: SubscriptionRow,
  { providerReference, facts }: ProviderState,
): Promise<boolean> {
  const running = await findRunning(scope.db, present.userId)
  if (running && running.id !== present.id && facts && facts.status !== 'ENDED' && !isRunning(present)) return false
  const now = scope.services.clock.now()
  const { payments, newlyPaid } = await recordPayments(scope, present, facts?.payments ?? [])
  await grantPlanMonths(scope, present, payments)
  const paid = presentPrice(payments, now)
  const status = statusOf(present, facts, paid !== undefined)
  const next = facts && paid && facts.priceId !== paid.id && isRunning({ status }) ? facts.priceId : null
  const change = {
    status,
    providerReference,
    checkoutUrl: status === 'PENDING' ? present.checkoutUrl : null,
    nextPriceId: next,
    currentPeriodEndsAt: paidUntil(payments),
    graceEndsAt: status === 'PAST_DUE' ? graceEnd(payments) : null,
    cancelledAt:
      status === 'CANCELLED' ? (present.cancelledAt ?? now) : status === 'EXPIRED' ? present.cancelledAt : null,
    ...(paid && { priceId: paid.id, premiumType: paid.premiumType, amount: paid.amount }),
  }
  const [row] = await scope.db
    .update(subscriptions)
    .set({ ...change, revision: present.revision + 1, updatedAt: now })
    .where(eq(subscriptions.id, present.id))
    .returning()
  if (!row) return true
  await showPlan(scope, present, row)
  // The first payment is announced as the plan's beginning.
  if (isRunning(present) && isRunning(row))
    for (const payment of newlyPaid) await mailAboutPayment(scope, present, row, payment)
  return true
}

interface RecordedPayments {
  payments: SubscriptionPaymentRow[]
  newlyPaid: SubscriptionPaymentRow[]
}

async function recordPayments(
  scope: Scope,
  { id, userId, currency }: SubscriptionRow,
  facts: readonly PaymentFacts[],
): Promise<RecordedPayments> {
  const now = scope.services.clock.now()
  const rows: SubscriptionPaymentRow[] = []
  const newlyPaid: SubscriptionPaymentRow[] = []
  for (const fact of facts) {
    const { reference, paymentReference, priceId, status, amount, startsAt, endsAt, invoiceUrl } = fact
    const [before] = await scope.db
      .select()
      .from(subscriptionPayments)
      .where(and(eq(subscriptionPayments.subscriptionId, id), eq(subscriptionPayments.reference, reference)))
    const [row] = await scope.db
      .insert(subscriptionPayments)
      .values({
        ...{ subscriptionId: id, reference, paymentReference, priceId, status, amount, currency },
        ...{ startsAt, endsAt, invoiceUrl, createdAt: now, updatedAt: now },
      })
      .onConflictDoUpdate({
        target: [subscriptionPayments.subscriptionId, subscriptionPayments.reference],
        set: { paymentReference, priceId, status, amount, startsAt, endsAt, invoiceUrl, updatedAt: now },
      })
      .returning()
    if (!row) continue
    rows.push(row)
    if (status === 'PAID' && before?.status !== 'PAID' && before?.status !== 'REFUNDED') newlyPaid.push(row)
    if (before?.status === 'PAID' && status === 'REFUNDED') await takeBackPlanMonths(scope, userId, row)
  }
  // What the provider no longer charges is not due.
  const ofPlan = eq(subscriptionPayments.subscriptionId, id)
  const known = rows.map((row) => row.id)
  await scope.db
    .delete(subscriptionPayments)
    .where(and(ofPlan, eq(subscriptionPayments.status, 'OPEN'), notInArray(subscriptionPayments.id, known)))
  return { payments: rows, newlyPaid }
}

/** The largest plan that is paid for now; between two periods the one that was paid last. */
function presentPrice(payments: readonly SubscriptionPaymentRow[], now: Date): Price | undefined {
  const paid = payments
    .filter(({ status }) => status !== 'OPEN')
    .toSorted((one, other) => +one.startsAt - +other.startsAt)
  const current = paid.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
  const prices = (current.length > 0 ? current : paid.slice(-1)).flatMap(({ priceId }) => findPrice(priceId) ?? [])
  return prices.toSorted((one, other) => sizeOf(one) - sizeOf(other)).at(-1)
}

/** A year is larger than a month of the same plan. */
const sizeOf = ({ premiumType, interval }: Price) => PLANS[premiumType].creditsPerMonth + (interval === 'YEAR' ? 1 : 0)

function statusOf(
  present: SubscriptionRow,
  facts: SubscriptionFacts | null,
  wasPaid: boolean,
): SubscriptionRow['status'] {
  if (!facts || facts.status === 'ENDED') return 'EXPIRED'
  if (facts.status === 'WAITING' || !wasPaid) return 'PENDING'
  if (facts.status === 'PAST_DUE') return 'PAST_DUE'
  return facts.renews ? 'ACTIVE' : 'CANCELLED'
}

function paidUntil(payments: readonly SubscriptionPaymentRow[]): Date | null {
  const ends = payments.filter(({ status }) => status !== 'OPEN').map(({ endsAt }) => endsAt.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/** Seven days from the start of the unpaid period. */
function graceEnd(payments: readonly SubscriptionPaymentRow[]): Date | null {
  const starts = payments.filter(({ status }) => status === 'OPEN').map(({ startsAt }) => startsAt.getTime())
  return starts.length > 0 ? new Date(Math.min(...starts) + GRACE_MS) : null
}

/**
 * The user's plan, their tabs and their emails follow the state. A plan that an operator granted stays when a checkout is not
 * paid.
 */
async function showPlan(scope: Scope, before: SubscriptionRow, row: SubscriptionRow): Promise<void> {
  const isOn = isRunning(row)
  if (!isOn && !isRunning(before)) return publishChange(scope, row)
  await scope.db
    .update(users)
    .set({ isPremium: isOn, premiumType: isOn ? row.premiumType : null, updatedAt: row.updatedAt })
    .where(eq(users.id, row.userId))
  if (!isOn) await keepLengths(scope.db, row.userId)
  const price = findPrice(row.priceId)
  if (before.status !== row.status && price) await mailAboutSubscription(scope, before, row, priceTitle(price))
  await publishChange(scope, row)
}

const publishChange = (scope: Scope, { id, userId, status }: SubscriptionRow) =>
  publish(scope, userId, 'subscription-changed', { subscription_id: id, status })
