import * as z from 'zod'
import { findPrice, type Price } from '#src/domain/plans.ts'
import { type Scope, transact } from '#server/platform/context.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { addMonths } from '../months.ts'
import { sendDemoEvent } from './demo-events.ts'
import { addDemo, changeDemo, type DemoObject, readDemo, readDemoPayments } from './demo-objects.ts'

export function priceOf(priceId: string): Price {
  const price = findPrice(priceId)
  if (!price) throw new Error(`No product costs ${priceId}`)
  return price
}

const periodEnd = (startsAt: Date, { interval }: Price) => addMonths(startsAt, interval === 'YEAR' ? 12 : 1)

/** Begins a subscription with its first payment. Its id is that of the checkout, so that a checkout creates only one. */
export async function beginSubscription(
  scope: Scope,
  checkout: DemoObject<'CHECKOUT'>,
  { isPaid, isCardRefused }: { isPaid: boolean; isCardRefused: boolean },
): Promise<string> {
  const { db, services } = scope
  const now = services.clock.now()
  const { id, userId, content } = checkout
  const price = priceOf(content.priceId ?? '')
  const subscriptionId = await subscriptionIdOf(id)
  const period = { periodStartsAt: now, periodEndsAt: periodEnd(now, price) }
  const status = isPaid ? 'ACTIVE' : 'WAITING'
  const subscription = { ownId: content.ownId, priceId: price.id, renews: true, isCardRefused, status } as const
  await addDemo(db, { kind: 'SUBSCRIPTION', id: subscriptionId, userId, content: { ...subscription, ...period } }, now)
  await addPayment(
    scope,
    { id: subscriptionId, userId },
    { price, amount: price.amount, isPaid, startsAt: now, endsAt: period.periodEndsAt },
  )
  await planRenewal(scope, subscriptionId, userId, period.periodEndsAt)
  return subscriptionId
}

/** Another id for the same checkout would be another subscription. */
async function subscriptionIdOf(checkoutId: string): Promise<string> {
  const bytes = new TextEncoder().encode(`subscription of ${checkoutId}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

interface NewPayment {
  price: Price
  amount: number
  isPaid: boolean
  startsAt: Date
  endsAt: Date
}

export async function addPayment(
  { db, services }: Scope,
  { id: parentId, userId }: { id: string; userId: string },
  { price, amount, isPaid, startsAt, endsAt }: NewPayment,
): Promise<void> {
  const content = { priceId: price.id, amount, status: isPaid ? 'PAID' : 'OPEN', startsAt, endsAt } as const
  await addDemo(db, { kind: 'PAYMENT', id: crypto.randomUUID(), userId, parentId, content }, services.clock.now())
}

/** An open payment of a subscription is paid: a late first payment, or a renewal. */
export async function payOpen(scope: Scope, subscriptionId: string): Promise<void> {
  const now = scope.services.clock.now()
  const subscription = await readDemo(scope.db, 'SUBSCRIPTION', subscriptionId)
  if (subscription.content.status === 'ENDED') return
  for (const payment of await readDemoPayments(scope.db, subscriptionId))
    if (payment.content.status === 'OPEN') await changeDemo(scope.db, payment, { status: 'PAID' }, now)
  await changeDemo(scope.db, subscription, { status: 'ACTIVE', isCardRefused: false }, now)
  await sendDemoEvent(scope, subscription.userId, [subscriptionId])
}

/** Ends it now. With `refund` all payments are refunded. */
export async function endDemoSubscription(scope: Scope, subscriptionId: string, { refund }: { refund: boolean }) {
  const now = scope.services.clock.now()
  const subscription = await readDemo(scope.db, 'SUBSCRIPTION', subscriptionId)
  await changeDemo(scope.db, subscription, { status: 'ENDED', renews: false }, now)
  for (const payment of await readDemoPayments(scope.db, subscriptionId))
    if (payment.content.status === 'OPEN') await changeDemo(scope.db, payment, { status: 'VOID' }, now)
    else if (refund && payment.content.status === 'PAID')
      await changeDemo(scope.db, payment, { status: 'REFUNDED' }, now)
  await sendDemoEvent(scope, subscription.userId, [subscriptionId])
}

async function planRenewal(scope: Scope, subscriptionId: string, userId: string, runAt: Date) {
  await enqueue(scope, { kind: 'renew-demo-subscription', payload: { subscriptionId }, userId, runAt })
}

/** The demo provider's own clock: a period ended, so the next one is charged, unless renewal is off. */
export const renewDemoSubscription: JobDefinition<'renew-demo-subscription'> = {
  payload: z.object({ subscriptionId: z.string() }),
  maxAttempts: 8,
  concurrency: 1,
  run: ({ app, payload }) => transact(app, (scope) => renew(scope, payload.subscriptionId)),
}

async function renew(scope: Scope, id: string): Promise<void> {
  const { db, services } = scope
  const now = services.clock.now()
  const subscription = await readDemo(db, 'SUBSCRIPTION', id)
  const { status, renews, isCardRefused, priceId, periodEndsAt } = subscription.content
  if (status === 'ENDED') return
  // The period was extended meanwhile, or this run is a repeat.
  if (periodEndsAt > now) return planRenewal(scope, id, subscription.userId, periodEndsAt)
  if (!renews || status !== 'ACTIVE') return endDemoSubscription(scope, id, { refund: false })
  const price = priceOf(priceId)
  const endsAt = periodEnd(periodEndsAt, price)
  const isPaid = !isCardRefused
  await addPayment(scope, subscription, { price, amount: price.amount, isPaid, startsAt: periodEndsAt, endsAt })
  const period = { periodStartsAt: periodEndsAt, periodEndsAt: endsAt }
  await changeDemo(db, subscription, { status: isPaid ? 'ACTIVE' : 'PAST_DUE', ...period }, now)
  await sendDemoEvent(scope, subscription.userId, [id])
  await planRenewal(scope, id, subscription.userId, endsAt)
}
