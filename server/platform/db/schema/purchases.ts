import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, newest, oneOf, timestamps } from './columns.ts'
import { subscriptions } from './subscriptions.ts'
import { users } from './users.ts'
import { paymentProviders, paymentStatuses, purchaseStatuses } from './values.ts'

/** Credits bought once. */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    packId: text().notNull(),
    credits: integer().notNull(),
    /** Smallest unit of the currency, for example cents. */
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: purchaseStatuses }).notNull().default('PENDING'),
    provider: text({ enum: paymentProviders }).notNull(),
    /** The payment provider's own numbers: of the checkout, and of the payment that came of it. */
    checkoutReference: text(),
    paymentReference: text(),
    checkoutUrl: text(),
    returnPath: text(),
    invoiceUrl: text(),
    ...timestamps(),
  },
  (table) => [
    index('purchases_user_created_idx').on(table.userId, newest(table.createdAt)),
    uniqueIndex('purchases_checkout_reference_key').on(table.checkoutReference),
    index('purchases_payment_reference_idx').on(table.paymentReference),
    oneOf('purchases_status_known', table.status, purchaseStatuses),
    oneOf('purchases_provider_known', table.provider, paymentProviders),
  ],
)

/** What the provider asked for a period of a subscription, or for the rest of one after a larger plan began. */
export const subscriptionPayments = pgTable(
  'subscription_payments',
  {
    id: id(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The provider's number of the invoice, and of the payment that a refund names. */
    reference: text().notNull(),
    paymentReference: text(),
    priceId: text().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** What was paid for. */
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    invoiceUrl: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('subscription_payments_reference_key').on(table.subscriptionId, table.reference),
    index('subscription_payments_payment_reference_idx').on(table.paymentReference),
    oneOf('subscription_payments_status_known', table.status, paymentStatuses),
  ],
)

/** The credits of a month of a subscription, each granted under its own key in the ledger. */
export const planMonths = pgTable(
  'plan_months',
  {
    id: id(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    paymentId: uuid()
      .notNull()
      .references(() => subscriptionPayments.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Granted, and of these taken back after a refund. */
    credits: integer().notNull(),
    takenBack: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('plan_months_payment_start_key').on(table.paymentId, table.startsAt),
    index('plan_months_subscription_idx').on(table.subscriptionId),
  ],
)
