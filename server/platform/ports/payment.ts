import type { Currency, Price } from '#src/domain/plans.ts'
import type { PaymentProviderId } from '#server/platform/db/schema/values.ts'

/** What is bought: a plan, or credits once. */
export interface CheckoutOrder {
  /** Our subscription's or purchase's id. Asking again with it answers the same checkout. */
  id: string
  userId: string
  email: string
  /** What the payer reads, for example 'Creator, monthly'. */
  title: string
  /** Smallest unit of the currency. */
  amount: number
  currency: Currency
  /** The plan that renews; null: paid once. */
  price: Price | null
  /** Whole addresses: after paying, and without. */
  returnUrl: string
  cancelUrl: string
}

export interface StartedCheckout {
  /** The provider's number. */
  reference: string
  /** Where the payer goes. */
  url: string
}

export interface CheckoutFacts {
  /** PROCESSING: the payer did their part, the money is not confirmed. */
  status: 'OPEN' | 'PROCESSING' | 'PAID' | 'REFUNDED' | 'EXPIRED'
  /** Of a plan: the provider's subscription, once there is one. */
  subscriptionReference: string | null
  /** Of credits: what a refund names. */
  paymentReference: string | null
  invoiceUrl: string | null
}

/** One invoice of a subscription. */
export interface PaymentFacts {
  reference: string
  /** What a refund names. */
  paymentReference: string | null
  priceId: string
  status: 'OPEN' | 'PAID' | 'REFUNDED'
  amount: number
  /** What is paid for. */
  startsAt: Date
  endsAt: Date
  invoiceUrl: string | null
}

export interface SubscriptionFacts {
  /** WAITING: its first payment is not confirmed. */
  status: 'WAITING' | 'ACTIVE' | 'PAST_DUE' | 'ENDED'
  /** What the next period costs. */
  priceId: string
  renews: boolean
  payments: readonly PaymentFacts[]
}

export interface PriceChange {
  reference: string
  /** What the present period is paid at, and what comes now. */
  present: Price
  wanted: Price
  /** NOW charges the difference at once, NEXT_PERIOD nothing. */
  begins: 'NOW' | 'NEXT_PERIOD'
}

/** A message of the provider that is proven to be its own. */
export interface PaymentEvent {
  /** Every number that says what it is about: ours, or the provider's of a checkout, subscription or payment. */
  references: readonly string[]
}

/** The message is not the provider's own, or too old. */
export class UntrustedEvent extends Error {
  override name = 'UntrustedEvent'
}

/** The payment was refused by whoever holds the money. */
export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined'
}

/**
 * Takes payments: the built-in demo checkout, or Stripe. A message of it only says what to look at; what is true is then read here, so
 * messages may come late, twice, in any order or not at all. Nothing here is called inside a transaction.
 */
export interface Payments {
  id: PaymentProviderId
  startCheckout(order: CheckoutOrder): Promise<StartedCheckout>
  readCheckout(reference: string): Promise<CheckoutFacts>
  /** Ends a checkout that nobody shall pay any more; one that was paid stays so. */
  expireCheckout(reference: string): Promise<void>
  readSubscription(reference: string): Promise<SubscriptionFacts>
  /** Whether it renews when the paid period ends. */
  setRenewal(reference: string, renews: boolean): Promise<void>
  /** What NOW would charge, in the smallest unit. */
  previewChange(change: PriceChange): Promise<number>
  /** Throws PaymentDeclined, and then nothing has changed. */
  changePrice(change: PriceChange): Promise<void>
  /** Ends it now; `refund` also gives everything back that was paid. */
  endSubscription(reference: string, options: { refund: boolean }): Promise<void>
  /** Where the means of payment is changed and an unpaid renewal is paid; null: there is nothing to do. */
  openPortal(reference: string, returnUrl: string): Promise<string | null>
  /** Proves a message by its raw body; throws UntrustedEvent. */
  readEvent(body: string, headers: Headers): Promise<PaymentEvent>
}
