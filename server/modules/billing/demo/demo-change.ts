import type { Scope } from '#server/platform/context.ts'
import { PaymentDeclined, type PriceChange } from '#server/platform/ports/payment.ts'
import { lockUser } from '../lock-user.ts'
import { addMonths } from '../months.ts'
import { sendDemoEvent } from './demo-events.ts'
import { changeDemo, type DemoContent, readDemo } from './demo-objects.ts'
import { addPayment } from './demo-subscription.ts'

type Subscription = DemoContent<'SUBSCRIPTION'>

/**
 * What a change charges at once, in the smallest unit: of a larger plan the difference for what is left of the period; of a year its
 * price without what is left of the month.
 */
export function differenceAt(
  { periodStartsAt, periodEndsAt, priceId }: Subscription,
  { present, wanted, begins }: PriceChange,
  now: Date,
): number {
  if (begins === 'NEXT_PERIOD' || priceId === wanted.id) return 0
  const left = Math.max(0, +periodEndsAt - +now) / (+periodEndsAt - +periodStartsAt)
  const share = wanted.interval === present.interval ? left : 1
  return Math.max(0, Math.round(wanted.amount * share - present.amount * left))
}

/** Throws PaymentDeclined when the difference cannot be charged. */
export async function changeAtDemo(scope: Scope, change: PriceChange): Promise<void> {
  const { db, services } = scope
  const now = services.clock.now()
  const { wanted, present, reference, begins } = change
  await lockUser(scope, (await readDemo(db, 'SUBSCRIPTION', reference)).userId)
  const subscription = await readDemo(db, 'SUBSCRIPTION', reference)
  if (begins === 'NEXT_PERIOD') {
    await changeDemo(db, subscription, { priceId: wanted.id }, now)
    return
  }
  // Another tab was quicker.
  if (subscription.content.priceId === wanted.id) return
  if (subscription.content.isCardRefused) throw new PaymentDeclined('The card of this demo is refused')
  const isNewPeriod = wanted.interval !== present.interval
  const endsAt = isNewPeriod ? addMonths(now, 12) : subscription.content.periodEndsAt
  const amount = differenceAt(subscription.content, change, now)
  await addPayment(scope, subscription, { price: wanted, amount, isPaid: true, startsAt: now, endsAt })
  const period = isNewPeriod ? { periodStartsAt: now, periodEndsAt: endsAt } : {}
  await changeDemo(db, subscription, { priceId: wanted.id, ...period }, now)
  await sendDemoEvent(scope, subscription.userId, [reference])
}
