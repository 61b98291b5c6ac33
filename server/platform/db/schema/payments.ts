import { index, integer, pgTable, text, uniqueIndex, uuid, jsonb } from 'drizzle-orm/pg-core'
import { id, moment, newest, oneOf, timestamps } from './columns.ts'
import { users } from './users.ts'
import {
  paymentProviders,
  paymentStatuses,
  purchaseStatuses,
  premiumTypes,
  subscriptionStatuses,
  demoObjectKinds,
} from './values.ts'

/**
 * The storage of the built-in demo provider, as a real provider has its own database: only the demo provider's code reads it.
 */
export const demoObjects = pgTable(
  'demo_objects',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: demoObjectKinds }).notNull(),
    /** Of a payment: the subscription it is for. */
    parentId: uuid(),
    content: jsonb().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('demo_objects_user_idx').on(table.userId),
    index('demo_objects_parent_idx').on(table.parentId),
    oneOf('demo_objects_kind_known', table.kind, demoObjectKinds),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The purchased product of the price list. */
    priceId: text().notNull(),
    premiumType: text({ enum: premiumTypes }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull().default('PENDING'),
    /** Smallest unit of the currency, for example cents. */
    amount: integer().notNull(),
    currency: text().notNull(),
    provider: text({ enum: paymentProviders }).notNull().default('DEMO'),
    /** The payment provider's ids of the checkout, and of the subscription created by it. */
    checkoutReference: text(),
    providerReference: text(),
    /** The payment URL while PENDING. */
    checkoutUrl: text(),
    /** Path of the app to return to after the payment. */
    returnPath: text(),
    currentPeriodEndsAt: moment(),
    /** The plan of the next period; null: the same. */
    nextPriceId: text(),
    /** While PAST_DUE: when the plan ends. */
    graceEndsAt: moment(),
    cancelledAt: moment(),
    /** Incremented with every change: a reader that read the provider before an increment reads again. */
    revision: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('subscriptions_user_created_idx').on(table.userId, newest(table.createdAt)),
    uniqueIndex('subscriptions_checkout_reference_key').on(table.checkoutReference),
    uniqueIndex('subscriptions_provider_reference_key').on(table.providerReference),
    oneOf('subscriptions_premium_type_known', table.premiumType, premiumTypes),
    oneOf('subscriptions_status_known', table.status, subscriptionStatuses),
    oneOf('subscriptions_provider_known', table.provider, paymentProviders),
  ],
)

/** One-time purchases of credits. */
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
    /** The payment provider's ids of the checkout, and of the payment created by it. */
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

/** The provider's charge for a period of a subscription, or for the rest of one after an upgrade. */
export const subscriptionPayments = pgTable(
  'subscription_payments',
  {
    id: id(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The provider's ids of the invoice, and of the payment that a refund names. */
    reference: text().notNull(),
    paymentReference: text(),
    priceId: text().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The product that was paid. */
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
    /** Credits granted, and how many of them were taken back after a refund. */
    credits: integer().notNull(),
    takenBack: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('plan_months_payment_start_key').on(table.paymentId, table.startsAt),
    index('plan_months_subscription_idx').on(table.subscriptionId),
  ],
)
