import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The last sequence number of every channel; clients that miss one ask for the events since or load their state again. */
export const realtimeChannels = pgTable('realtime_channels', {
  channel: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
})

/** What was sent lately, so that a client that comes back can learn what it missed. */
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
