import { type App, transact, type Scope } from '#server/platform/context.ts'
import { type Payments, PaymentDeclined, type PriceChange } from '#server/platform/ports/payment.ts'
import { isExpired } from './demo-checkout.ts'
import { readDemoEvent, sendDemoEvent } from './demo-events.ts'
import { addDemo, changeDemo, readDemo, readDemoPayments, type DemoContent } from './demo-objects.ts'
import { endDemoSubscription, priceOf, addPayment } from './demo-subscription.ts'
import { lockUser } from '../checkout.ts'
import { addMonths } from '../months.ts'

type Subscription = DemoContent<'SUBSCRIPTION'>

/** How long a checkout can be paid, ms. */
const CHECKOUT_MS = 24 * 60 * 60 * 1000

/**
 * The built-in provider: a page of the app takes the payment, no money moves. It stores its state in its own rows and
 * notifies the server by signed messages, as a real one does.
 * @param app the backend, available after its assembly
 */
export function createDemoPayments(app: () => App): Payments {
  const readCheckout = (reference: string) => readDemo(app().db, 'CHECKOUT', reference)
  const urlOf = (id: string, returnUrl: string) => `${new URL(returnUrl).origin}/demo-checkout/${id}`
  return {
    id: 'DEMO',
    async startCheckout({ id, userId, title, amount, currency, price, returnUrl, cancelUrl }) {
      const now = app().clock.now()
      const content = { title, amount, currency, returnUrl, cancelUrl, ownId: id, priceId: price?.id ?? null }
      const state = { status: 'OPEN' as const, subscriptionId: null, expiresAt: new Date(now.getTime() + CHECKOUT_MS) }
      await addDemo(app().db, { kind: 'CHECKOUT', id, userId, content: { ...content, ...state } }, now)
      return { reference: id, url: urlOf(id, returnUrl) }
    },
    async readCheckout(reference) {
      const { id, content } = await readCheckout(reference)
      const status = content.status === 'AWAITS_CODE' ? 'OPEN' : content.status
      return {
        status: isExpired(app().clock.now(), content) ? 'EXPIRED' : status,
        subscriptionReference: content.subscriptionId,
        paymentReference: status === 'PAID' || status === 'REFUNDED' ? id : null,
        invoiceUrl: null,
      }
    },
    async expireCheckout(reference) {
      const checkout = await readCheckout(reference)
      const isOpen = ['OPEN', 'AWAITS_CODE'].includes(checkout.content.status)
      if (isOpen) await changeDemo(app().db, checkout, { status: 'EXPIRED' }, app().clock.now())
    },
    async readSubscription(reference) {
      const { content } = await readDemo(app().db, 'SUBSCRIPTION', reference)
      const payments = await readDemoPayments(app().db, reference)
      const { status, priceId, renews } = content
      return {
        ...{ status, priceId, renews },
        payments: payments.flatMap(({ id, content: { status: state, ...payment } }) =>
          state === 'VOID'
            ? []
            : [{ ...payment, status: state, reference: id, paymentReference: id, invoiceUrl: null }],
        ),
      }
    },
    async setRenewal(reference, renews) {
      const subscription = await readDemo(app().db, 'SUBSCRIPTION', reference)
      await changeDemo(app().db, subscription, { renews }, app().clock.now())
    },
    async previewChange(change) {
      const subscription = await readDemo(app().db, 'SUBSCRIPTION', change.reference)
      return differenceAt(subscription.content, change, app().clock.now())
    },
    async changePrice(change) {
      await transact(app(), (scope) => changeAtDemo(scope, change))
    },
    async endSubscription(reference, options) {
      await transact(app(), (scope) => endDemoSubscription(scope, reference, options))
    },
    async openPortal(reference, returnUrl) {
      const { id, userId, content } = await readDemo(app().db, 'SUBSCRIPTION', reference)
      const open = (await readDemoPayments(app().db, id)).find((payment) => payment.content.status === 'OPEN')
      if (!open || content.status !== 'PAST_DUE') return null
      const now = app().clock.now()
      const { currency } = priceOf(open.content.priceId)
      const checkout = {
        title: 'The renewal of your plan',
        ...{ amount: open.content.amount, currency, returnUrl, cancelUrl: returnUrl, ownId: content.ownId },
        ...{ priceId: null, subscriptionId: id, status: 'OPEN' as const },
        expiresAt: new Date(now.getTime() + CHECKOUT_MS),
      }
      const checkoutId = crypto.randomUUID()
      await addDemo(app().db, { kind: 'CHECKOUT', id: checkoutId, userId, content: checkout }, now)
      return urlOf(checkoutId, returnUrl)
    },
    readEvent: (body, headers) => readDemoEvent(app().keys, body, headers),
  }
}

/**
 * The immediate charge of a change, in the smallest unit: for a larger plan the difference for the rest of the period; for a
 * year its price minus the rest of the month.
 */
function differenceAt(
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
async function changeAtDemo(scope: Scope, change: PriceChange): Promise<void> {
  const { db, services } = scope
  const now = services.clock.now()
  const { wanted, present, reference, begins } = change
  await lockUser(scope, (await readDemo(db, 'SUBSCRIPTION', reference)).userId)
  const subscription = await readDemo(db, 'SUBSCRIPTION', reference)
  if (begins === 'NEXT_PERIOD') {
    await changeDemo(db, subscription, { priceId: wanted.id }, now)
    return
  }
  // Another tab was faster.
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
