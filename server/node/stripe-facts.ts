import type Stripe from 'stripe'
import type { CheckoutFacts, PaymentFacts, SubscriptionFacts } from '#server/platform/ports/payment.ts'

/** Our price id of a price of Stripe's. */
type PriceIdOf = (stripeId: string) => Promise<string>

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

export async function readStripeCheckout(stripe: Stripe, reference: string): Promise<CheckoutFacts> {
  const expand = ['payment_intent.latest_charge', 'invoice']
  const { status, payment_status, payment_intent, subscription, invoice } = await stripe.checkout.sessions.retrieve(
    reference,
    { expand },
  )
  const isPaid = payment_status === 'paid' || payment_status === 'no_payment_required'
  return {
    status:
      status === 'expired'
        ? 'EXPIRED'
        : isRefunded(payment_intent)
          ? 'REFUNDED'
          : isPaid
            ? 'PAID'
            : status !== 'complete'
              ? 'OPEN'
              : hasFailed(payment_intent)
                ? 'EXPIRED'
                : 'PROCESSING',
    subscriptionReference: idOf(subscription),
    paymentReference: idOf(payment_intent),
    invoiceUrl: typeof invoice === 'object' ? (invoice?.hosted_invoice_url ?? null) : null,
  }
}

/** Whether a payment that takes days (a bank debit) failed: its checkout is complete and stays so. */
const hasFailed = (intent: string | Stripe.PaymentIntent | null | undefined) =>
  typeof intent === 'object' && (intent?.status === 'requires_payment_method' || intent?.status === 'canceled')

/** Whether it was refunded in full; a partial refund changes nothing. */
function isRefunded(intent: string | Stripe.PaymentIntent | null | undefined): boolean {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null
  return typeof charge === 'object' && charge?.refunded === true
}

export async function readStripeSubscription(
  stripe: Stripe,
  reference: string,
  priceIdOf: PriceIdOf,
): Promise<SubscriptionFacts> {
  const { status, cancel_at_period_end, items } = await stripe.subscriptions.retrieve(reference)
  const invoices = await stripe.invoices.list({ subscription: reference, limit: 100 })
  const payments: PaymentFacts[] = []
  for (const invoice of invoices.data) {
    const payment = await readInvoice(stripe, invoice, priceIdOf)
    if (payment) payments.push(payment)
  }
  return {
    status: statusOf(status),
    priceId: await priceIdOf(items.data[0]?.price.id ?? ''),
    renews: !cancel_at_period_end,
    payments,
  }
}

function statusOf(status: Stripe.Subscription['status']): SubscriptionFacts['status'] {
  if (status === 'active' || status === 'trialing') return 'ACTIVE'
  if (status === 'incomplete') return 'WAITING'
  return status === 'canceled' || status === 'incomplete_expired' ? 'ENDED' : 'PAST_DUE'
}

/** null: a draft, or one that is no longer due. */
async function readInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  priceIdOf: PriceIdOf,
): Promise<PaymentFacts | null> {
  const { id, status, lines, amount_due, amount_paid, hosted_invoice_url } = invoice
  if (status !== 'paid' && status !== 'open') return null
  // A change of plan has a second line, which credits the rest of the old one.
  const line = lines.data.toSorted((one, other) => one.amount - other.amount).at(-1)
  const price = idOf(line?.pricing?.price_details?.price)
  if (!line || price === null) return null
  const isPaid = status === 'paid'
  const intent = isPaid && amount_paid > 0 ? await findIntent(stripe, id) : null
  return {
    reference: id,
    paymentReference: intent?.id ?? null,
    priceId: await priceIdOf(price),
    status: isPaid ? (isRefunded(intent) ? 'REFUNDED' : 'PAID') : 'OPEN',
    amount: isPaid ? amount_paid : amount_due,
    startsAt: new Date(line.period.start * 1000),
    endsAt: new Date(line.period.end * 1000),
    invoiceUrl: hosted_invoice_url ?? null,
  }
}

async function findIntent(stripe: Stripe, invoice: string): Promise<Stripe.PaymentIntent | null> {
  const expand = ['data.payment.payment_intent.latest_charge']
  const [paid] = (await stripe.invoicePayments.list({ invoice, status: 'paid', expand })).data
  const intent = paid?.payment.payment_intent
  return typeof intent === 'object' ? intent : null
}

/** Every id in a message's object that can be one of ours. */
export function referencesIn(object: object): string[] {
  const found = new Set<string>()
  const look = (value: unknown, name: string) => {
    if (typeof value === 'string' && NAMES.includes(name)) found.add(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [inner, each] of Object.entries(value)) look(each, inner)
  }
  look(object, '')
  return [...found]
}

const NAMES = ['id', 'own_id', 'client_reference_id', 'subscription', 'payment_intent']
