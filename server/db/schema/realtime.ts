import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** The last sequence number of every channel; clients that miss one load their state again. */
export const realtimeChannels = pgTable('realtime_channels', {
  channel: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
})
