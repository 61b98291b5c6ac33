import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, newest, oneOf, timestamps } from './columns.ts'
import { users } from './users.ts'
import { paymentProviders, premiumTypes, subscriptionStatuses } from './values.ts'

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A product of the price list: the one that is paid for. */
    priceId: text().notNull(),
    premiumType: text({ enum: premiumTypes }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull().default('PENDING'),
    /** Smallest unit of the currency, for example cents. */
    amount: integer().notNull(),
    currency: text().notNull(),
    provider: text({ enum: paymentProviders }).notNull().default('DEMO'),
    /** The payment provider's own numbers: of the checkout, and of the subscription that came of it. */
    checkoutReference: text(),
    providerReference: text(),
    /** Where to pay while PENDING. */
    checkoutUrl: text(),
    /** Path of the app to go back to after paying. */
    returnPath: text(),
    currentPeriodEndsAt: moment(),
    /** What begins with the next period; null: the same. */
    nextPriceId: text(),
    /** While PAST_DUE: until when the plan runs on. */
    graceEndsAt: moment(),
    cancelledAt: moment(),
    /** Grows with every change: whoever read the provider before it grew reads again. */
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
