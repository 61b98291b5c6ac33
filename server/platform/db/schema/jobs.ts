import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { between, id, moment, newest, oneOf, timestamps } from './columns.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { jobStatuses, providerOrderStates } from './values.ts'

/** Orders that jobs placed with providers, until the job has ended: a retry does not order again. */
export const providerOrders = pgTable(
  'provider_orders',
  {
    id: id(),
    /** No reference: after the job is deleted, the row is the only way to find the file. */
    jobId: uuid().notNull(),
    /** Hash over the provider and the request. */
    orderKey: text().notNull(),
    /** Provider and model. */
    provider: text().notNull(),
    state: text({ enum: providerOrderStates }).notNull(),
    /** The provider's own id for it, to query its progress. */
    operation: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('provider_orders_job_order_key').on(table.jobId, table.orderKey),
    oneOf('provider_orders_state_known', table.state, providerOrderStates),
  ],
)

/** Work that outlives its request. A running job holds a lease; when the lease expires without a renewal the job runs again. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid().references(() => stories.id, { onDelete: 'cascade' }),
    /** At most one queued or running job has it. */
    dedupeKey: text(),
    status: text({ enum: jobStatuses }).notNull().default('QUEUED'),
    /** Percent. */
    progress: integer().notNull().default(0),
    /** Started runs, the current one included. */
    attempts: integer().notNull().default(0),
    runAt: moment().notNull(),
    /** When its first run began; null while it is queued. */
    startedAt: moment(),
    /** The engine whose limit it counts towards while it runs; null: none of a provider. */
    engine: text(),
    leaseOwner: text(),
    leaseEndsAt: moment(),
    /** Providers whose calls the user's own keys pay, as its price assumed when it was queued. */
    ownKeys: text().array().notNull().default([]),
    cancelRequested: boolean().notNull().default(false),
    lastError: text(),
    finishedAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('jobs_due_idx')
      .on(table.runAt)
      .where(sql`${table.status} in ('QUEUED', 'RUNNING')`),
    index('jobs_running_idx')
      .on(table.userId)
      .where(sql`${table.status} = 'RUNNING'`),
    index('jobs_story_idx').on(table.storyId, newest(table.createdAt)),
    index('jobs_user_idx').on(table.userId, newest(table.createdAt)),
    index('jobs_failed_idx')
      .on(newest(table.createdAt), newest(table.id))
      .where(sql`${table.status} = 'FAILED'`),
    index('jobs_created_idx').on(newest(table.createdAt), newest(table.id)),
    index('jobs_finished_idx').on(table.finishedAt),
    uniqueIndex('jobs_dedupe_key')
      .on(table.dedupeKey)
      .where(sql`${table.status} in ('QUEUED', 'RUNNING')`),
    between('jobs_progress_range', table.progress, 0, 100),
    oneOf('jobs_status_known', table.status, jobStatuses),
  ],
)
