import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, newest, oneOf, timestamps } from './columns.ts'
import { users } from './users.ts'
import { premiumTypes, subscriptionStatuses } from './values.ts'

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A product of the price list. */
    priceId: text().notNull(),
    premiumType: text({ enum: premiumTypes }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull().default('PENDING'),
    /** Smallest unit of the currency, for example cents. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The payment provider's own number; null while none is involved. */
    providerReference: text(),
    currentPeriodEndsAt: moment(),
    cancelledAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('subscriptions_user_created_idx').on(table.userId, newest(table.createdAt)),
    oneOf('subscriptions_premium_type_known', table.premiumType, premiumTypes),
    oneOf('subscriptions_status_known', table.status, subscriptionStatuses),
  ],
)
