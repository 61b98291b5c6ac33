import Stripe from 'stripe'
import type { Price } from '#src/domain/plans.ts'
import { unavailable } from '#server/platform/http/http-error.ts'
import { type CheckoutOrder, PaymentDeclined, type Payments, UntrustedEvent } from '#server/platform/ports/payment.ts'
import { readStripeCheckout, readStripeSubscription, referencesIn } from './stripe-facts.ts'

export interface StripeSettings {
  secretKey: string
  /** Of the endpoint that messages are sent to. */
  webhookSecret: string
}

type ClientOptions = Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'maxNetworkRetries'>

/** Transient failures: no answer, half of one, garbage, or rate limiting. */
const TROUBLES = [Stripe.errors.StripeConnectionError, Stripe.errors.StripeAPIError, Stripe.errors.StripeRateLimitError]

/** Payments by Stripe: its checkout page, its billing portal, its invoices. */
export function createStripePayments(settings: StripeSettings, options: ClientOptions = {}): Payments {
  const stripe = new Stripe(settings.secretKey, { telemetry: false, ...options })
  const findPrice = createPriceFinder(stripe)
  const priceIdOf = createPriceReader(stripe)
  const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work()
    } catch (cause) {
      // The payer does not see Stripe's own error messages.
      if (TROUBLES.some((trouble) => cause instanceof trouble)) throw unavailable()
      throw cause
    }
  }
  const itemOf = async (reference: string) => {
    const [item] = (await stripe.subscriptions.retrieve(reference)).items.data
    if (!item) throw new Error(`The subscription ${reference} has no item`)
    return item
  }
  return {
    id: 'STRIPE',
    startCheckout: (order) =>
      ask(async () => {
        const session = await stripe.checkout.sessions.create(
          { ...checkoutOf(order), ...(await linesOf(order, findPrice)) },
          { idempotencyKey: `checkout-${order.id}` },
        )
        return { reference: session.id, url: session.url ?? order.returnUrl }
      }),
    readCheckout: (reference) => ask(() => readStripeCheckout(stripe, reference)),
    expireCheckout: (reference) =>
      ask(async () => {
        // One that was paid or has expired cannot be expired.
        const { status } = await stripe.checkout.sessions.retrieve(reference)
        if (status === 'open') await stripe.checkout.sessions.expire(reference)
      }),
    readSubscription: (reference) => ask(() => readStripeSubscription(stripe, reference, priceIdOf)),
    setRenewal: (reference, renews) =>
      ask(async () => void (await stripe.subscriptions.update(reference, { cancel_at_period_end: !renews }))),
    previewChange: ({ reference, present, wanted }) =>
      ask(async () => {
        const { id, price } = await itemOf(reference)
        const next = await priceIdOf(price.id)
        if (next === wanted.id) return 0
        const dueFor = async (to: Price): Promise<number> => {
          const items = [{ id, price: await findPrice(to) }]
          const details = { items, proration_behavior: 'always_invoice' as const }
          const preview = await stripe.invoices.createPreview({
            subscription: reference,
            subscription_details: details,
          })
          return preview.amount_due
        }
        const due = await dueFor(wanted)
        // The difference is to the paid plan, also when a smaller plan waits for the next period.
        return next === present.id ? due : due - (await dueFor(present))
      }),
    changePrice: ({ reference, present, wanted, begins }) =>
      ask(async () => {
        const { id, price } = await itemOf(reference)
        const set = async (to: Price, how: Stripe.SubscriptionUpdateParams) =>
          stripe.subscriptions.update(reference, { items: [{ id, price: await findPrice(to) }], ...how })
        if (begins === 'NEXT_PERIOD') return void (await set(wanted, { proration_behavior: 'none' }))
        const next = await priceIdOf(price.id)
        // Another call was faster, or its answer was lost: a larger plan never only waits for the next period.
        if (next === wanted.id) return
        // As in the preview.
        if (next !== present.id) await set(present, { proration_behavior: 'none' })
        try {
          await set(wanted, { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' })
        } catch (cause) {
          // The plan for the next period stays.
          if (next !== present.id)
            await stripe.subscriptions.update(reference, {
              items: [{ id, price: price.id }],
              proration_behavior: 'none',
            })
          throw cause instanceof Stripe.errors.StripeCardError ? new PaymentDeclined(cause.message) : cause
        }
      }),
    endSubscription: (reference, { refund }) =>
      ask(async () => {
        if (refund) await refundAll(stripe, reference)
        const { status } = await stripe.subscriptions.retrieve(reference)
        if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(reference)
        // Paying the rest would buy nothing any more.
        for (const invoice of (await stripe.invoices.list({ subscription: reference, status: 'open', limit: 100 }))
          .data)
          await stripe.invoices.voidInvoice(invoice.id)
      }),
    openPortal: (reference, returnUrl) =>
      ask(async () => {
        const { customer } = await stripe.subscriptions.retrieve(reference)
        const customerId = typeof customer === 'string' ? customer : customer.id
        return (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url
      }),
    async readEvent(body, headers) {
      try {
        const signature = headers.get('stripe-signature') ?? ''
        const event = await stripe.webhooks.constructEventAsync(body, signature, settings.webhookSecret)
        return { references: referencesIn(event.data.object) }
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeSignatureVerificationError) throw new UntrustedEvent(cause.message)
        throw cause
      }
    },
  }
}

const checkoutOf = ({ id, email, returnUrl, cancelUrl }: CheckoutOrder): Stripe.Checkout.SessionCreateParams => ({
  client_reference_id: id,
  customer_email: email,
  success_url: returnUrl,
  cancel_url: cancelUrl,
  metadata: { own_id: id },
})

async function linesOf(
  { id, price, title, amount, currency }: CheckoutOrder,
  findPrice: (price: Price) => Promise<string>,
): Promise<Stripe.Checkout.SessionCreateParams> {
  if (price)
    return {
      mode: 'subscription',
      line_items: [{ price: await findPrice(price), quantity: 1 }],
      // Its results are identified by it, also when its messages arrive before that of the checkout.
      subscription_data: { metadata: { own_id: id } },
    }
  const pack = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } }
  return {
    mode: 'payment',
    line_items: [{ price_data: pack, quantity: 1 }],
    payment_intent_data: { metadata: { own_id: id } },
    // It is written after the payment: its own message names its product.
    invoice_creation: { enabled: true, invoice_data: { metadata: { own_id: id } } },
  }
}

async function refundAll(stripe: Stripe, reference: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription: reference, status: 'paid', limit: 100 })
  for (const { id } of data)
    for (const { payment } of (await stripe.invoicePayments.list({ invoice: id, status: 'paid' })).data) {
      const intent = typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id
      if (intent) await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${intent}` })
    }
}

/** Stripe's price of one of ours; created on first use, so that an operator has nothing to set up. */
function createPriceFinder(stripe: Stripe) {
  return async ({ id, amount, currency, interval, premiumType }: Price): Promise<string> => {
    // Another amount is another price: earlier subscribers pay what they agreed to.
    const lookupKey = `${id}-${amount}`
    const [known] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true })).data
    if (known) return known.id
    const made = await stripe.prices.create(
      {
        lookup_key: lookupKey,
        currency: currency.toLowerCase(),
        unit_amount: amount,
        recurring: { interval: interval === 'YEAR' ? 'year' : 'month' },
        product_data: { name: premiumType.charAt(0) + premiumType.slice(1).toLowerCase() },
        metadata: { price_id: id },
      },
      { idempotencyKey: `price-${lookupKey}` },
    )
    return made.id
  }
}

/** Our price of one of Stripe's, which never change once created. */
function createPriceReader(stripe: Stripe) {
  const known = new Map<string, string>()
  return async (stripeId: string): Promise<string> => {
    const found = known.get(stripeId)
    if (found !== undefined) return found
    const { metadata } = await stripe.prices.retrieve(stripeId)
    const own = metadata['price_id'] ?? ''
    known.set(stripeId, own)
    return own
  }
}
