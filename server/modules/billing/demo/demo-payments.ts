import { type App, transact } from '#server/platform/context.ts'
import type { Payments } from '#server/platform/ports/payment.ts'
import { changeAtDemo, differenceAt } from './demo-change.ts'
import { isExpired } from './demo-checkout.ts'
import { readDemoEvent } from './demo-events.ts'
import { addDemo, changeDemo, readDemo, readDemoPayments } from './demo-objects.ts'
import { endDemoSubscription, priceOf } from './demo-subscription.ts'

/** How long a checkout can be paid, ms. */
const CHECKOUT_MS = 24 * 60 * 60 * 1000

/**
 * The built-in provider: a page of ours takes the payment, no money moves. It remembers what it needs in rows of its own and tells the
 * server by signed messages, as a real one does.
 * @param app the backend, known once it is put together
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
