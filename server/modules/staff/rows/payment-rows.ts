import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { purchases, subscriptionPayments, subscriptions } from '#server/platform/db/schema/index.ts'
import { type RowSource, rowSource } from './rows.ts'

/** Money for credits and for periods of plans, by the day on which it was asked for. */
export const paymentRows: RowSource = rowSource({
  from: (db) => {
    const table = unionAll(
      db
        .select({
          ...{ id: purchases.id, userId: purchases.userId, createdAt: purchases.createdAt },
          ...{ type: sql<string>`'CREDITS'`.as('type'), status: sql<string>`${purchases.status}`.as('status') },
          ...{ amount: purchases.amount, currency: purchases.currency },
        })
        .from(purchases),
      db
        .select({
          id: subscriptionPayments.id,
          ...{ userId: subscriptions.userId, createdAt: subscriptionPayments.createdAt },
          type: sql<string>`'PLAN'`.as('type'),
          status: sql<string>`${subscriptionPayments.status}`.as('status'),
          ...{ amount: subscriptionPayments.amount, currency: subscriptionPayments.currency },
        })
        .from(subscriptionPayments)
        .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.subscriptionId)),
    ).as('payments')
    return {
      table,
      columns: {
        ...{ id: table.id, userId: table.userId, createdAt: table.createdAt },
        ...{ type: sql`${table.type}`, status: sql`${table.status}` },
        ...{ amount: table.amount, currency: table.currency },
      },
    }
  },
  sum: 'amount',
})
