import type { Currency, Price } from '#src/domain/plans.ts'
import type { PaymentProviderId } from '#server/platform/db/schema/values.ts'

/** The product: a plan, or credits once. */
export interface CheckoutOrder {
  /** Our subscription's or purchase's id. A repeat with it returns the same checkout. */
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
  /** Absolute URLs: after paying, and after cancelling. */
  returnUrl: string
  cancelUrl: string
}

export interface StartedCheckout {
  /** The provider's id. */
  reference: string
  /** The payment URL. */
  url: string
}

export interface CheckoutFacts {
  /** PROCESSING: the payer has finished, the payment is not confirmed. */
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
  /** The product. */
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
  /** The price of the current period, and the product of the next. */
  present: Price
  wanted: Price
  /** NOW charges the difference at once, NEXT_PERIOD nothing. */
  begins: 'NOW' | 'NEXT_PERIOD'
}

/** An authenticated message of the provider. */
export interface PaymentEvent {
  /** Every id of its subject: ours, or the provider's of a checkout, subscription or payment. */
  references: readonly string[]
}

/** The message is not authentic, or too old. */
export class UntrustedEvent extends Error {
  override name = 'UntrustedEvent'
}

/** The bank refused the payment. */
export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined'
}

/**
 * Takes payments: the built-in demo checkout, or Stripe. Its messages only name a subject, whose state is then read here, so
 * messages may arrive late, twice, in any order or not at all. Nothing here is called inside a transaction.
 */
export interface Payments {
  id: PaymentProviderId
  startCheckout(order: CheckoutOrder): Promise<StartedCheckout>
  readCheckout(reference: string): Promise<CheckoutFacts>
  /** Expires a checkout that is no longer wanted; a paid one stays paid. */
  expireCheckout(reference: string): Promise<void>
  readSubscription(reference: string): Promise<SubscriptionFacts>
  /** Whether it renews when the paid period ends. */
  setRenewal(reference: string, renews: boolean): Promise<void>
  /** What NOW would charge, in the smallest unit. */
  previewChange(change: PriceChange): Promise<number>
  /** Throws PaymentDeclined, and then nothing has changed. */
  changePrice(change: PriceChange): Promise<void>
  /** Ends it now; `refund` also refunds everything that was paid. */
  endSubscription(reference: string, options: { refund: boolean }): Promise<void>
  /** Where the payment method is changed and an unpaid renewal is paid; null: there is no such page. */
  openPortal(reference: string, returnUrl: string): Promise<string | null>
  /** Authenticates a message by its raw body; throws UntrustedEvent. */
  readEvent(body: string, headers: Headers): Promise<PaymentEvent>
}
