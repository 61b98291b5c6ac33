import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, oneOf, timestamps } from './columns.ts'
import { providerOrderStates } from './values.ts'

/** What jobs ordered from providers, until the job has ended: whoever takes up a job does not order again. */
export const providerOrders = pgTable(
  'provider_orders',
  {
    id: id(),
    /** No reference: the row is what is left to find the file by when the job is gone. */
    jobId: uuid().notNull(),
    /** Hash over the provider and the request. */
    orderKey: text().notNull(),
    /** Provider and model. */
    provider: text().notNull(),
    state: text({ enum: providerOrderStates }).notNull(),
    /** The provider's own name for it, to ask how far it is. */
    operation: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('provider_orders_job_order_key').on(table.jobId, table.orderKey),
    oneOf('provider_orders_state_known', table.state, providerOrderStates),
  ],
)
