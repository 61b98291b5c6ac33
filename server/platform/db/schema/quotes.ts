import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { QuoteItem } from '#generated/schema.ts'
import { id, moment, newest, oneOf } from './columns.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { quotedWorks, quoteStates } from './values.ts'

type Item = QuoteItem

/** The quote before the work began; the holds that accepted it have the progress. */
export type QuotedItem = Omit<Item, 'state' | 'charged' | 'reason' | 'ready_by'>

/** Quoted prices for the work of connected engines, as shown to the user. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    work: text({ enum: quotedWorks }).notNull().default('MAKE_REAL'),
    status: text({ enum: quoteStates }).notNull().default('OPEN'),
    /** Day of the price table. */
    pricesAsOf: date({ mode: 'string' }).notNull(),
    items: jsonb().$type<QuotedItem[]>().notNull(),
    /** Of an accepted one: items that wait because a cap leaves no room for them. */
    pausedItems: text().array().notNull().default([]),
    createdAt: moment().notNull(),
    acceptedAt: moment(),
  },
  (table) => [
    index('quotes_story_idx').on(table.storyId, newest(table.createdAt)),
    index('quotes_user_idx').on(table.userId),
    // A story has at most one quote that awaits approval.
    uniqueIndex('quotes_open_key')
      .on(table.storyId)
      .where(sql`${table.status} = 'OPEN'`),
    oneOf('quotes_status_known', table.status, quoteStates),
    oneOf('quotes_work_known', table.work, quotedWorks),
  ],
)
