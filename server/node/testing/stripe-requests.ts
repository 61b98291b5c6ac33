import type Stripe from 'stripe'

/** What each route of the fake accepts, by the SDK's own types. Read by `stripe-types.ts`. */
export interface StripeRequests {
  'GET /v1/prices': Stripe.PriceListParams
  'POST /v1/prices': Stripe.PriceCreateParams
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'POST /v1/invoices/create_preview': Stripe.InvoiceCreatePreviewParams
  'POST /v1/invoices/:id/void': Stripe.InvoiceVoidInvoiceParams
  'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams
  'POST /v1/refunds': Stripe.RefundCreateParams
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams
}

/** What each of them answers, and what the messages contain, by the SDK's own types. @public read by `stripe-types.ts` */
export interface StripeAnswers {
  'GET /v1/prices': Stripe.ApiList<Stripe.Price>
  'POST /v1/prices': Stripe.Price
  'GET /v1/prices/:id': Stripe.Price
  'POST /v1/checkout/sessions': Stripe.Checkout.Session
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.Session
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.Session
  'GET /v1/subscriptions/:id': Stripe.Subscription
  'POST /v1/subscriptions/:id': Stripe.Subscription
  'DELETE /v1/subscriptions/:id': Stripe.Subscription
  'GET /v1/invoices': Stripe.ApiList<Stripe.Invoice>
  'POST /v1/invoices/create_preview': Stripe.Invoice
  'POST /v1/invoices/:id/void': Stripe.Invoice
  'GET /v1/invoice_payments': Stripe.ApiList<Stripe.InvoicePayment>
  'POST /v1/refunds': Stripe.Refund
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.Session
  'checkout.session.completed': Stripe.Checkout.Session
  'customer.subscription.created': Stripe.Subscription
  'customer.subscription.updated': Stripe.Subscription
  'customer.subscription.deleted': Stripe.Subscription
  'invoice.paid': Stripe.Invoice
  'invoice.payment_failed': Stripe.Invoice
  'charge.refunded': Stripe.Charge
}
