import { bigint, index, jsonb, pgTable, primaryKey, text, integer, json, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** The first answer of every spending call, returned again when the call repeats. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** SHA-256 of operation and input; a different one with the same key is refused. */
    requestHash: text().notNull(),
    status: integer(),
    // json, not jsonb: the answer is returned byte for byte.
    response: json().$type<unknown>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
)

/** The last sequence number of every channel; clients that miss one request the events since or load their state again. */
export const realtimeChannels = pgTable('realtime_channels', {
  channel: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
})

/** Recently sent events, so that a client that reconnects can receive what it missed. */
export const realtimeEvents = pgTable(
  'realtime_events',
  {
    channel: text()
      .notNull()
      .references(() => realtimeChannels.channel, { onDelete: 'cascade' }),
    seq: bigint({ mode: 'number' }).notNull(),
    event: text().notNull(),
    /** As it was sent, `seq` included. */
    payload: jsonb().$type<unknown>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.seq] }),
    index('realtime_events_created_idx').on(table.createdAt),
  ],
)
