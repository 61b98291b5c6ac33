import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, must, newest, oneOf } from './columns.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { creditKinds } from './values.ts'

/** The ledger, only ever appended to: grants and refunds are positive, charges negative. Amounts in credits. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: creditKinds }).notNull(),
    amount: integer().notNull(),
    /** What it was for: an action of the cost table, or why credits were granted. */
    action: text().notNull(),
    /** Of a refund: the charge it gives back. Unique, so that no charge is given back twice. */
    refundOfId: uuid().references((): AnyPgColumn => creditEntries.id, { onDelete: 'cascade' }),
    storyId: uuid().references(() => stories.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('credit_entries_user_created_idx').on(table.userId, newest(table.createdAt)),
    index('credit_entries_action_idx').on(table.action, newest(table.createdAt)),
    index('credit_entries_story_idx').on(table.storyId),
    uniqueIndex('credit_entries_refund_of_key').on(table.refundOfId),
    must('credit_entries_sign_fits_kind', sql`(${table.kind} = 'CHARGE') = (${table.amount} < 0)`),
    must('credit_entries_refund_names_charge', sql`(${table.kind} = 'REFUND') = (${table.refundOfId} is not null)`),
    oneOf('credit_entries_kind_known', table.kind, creditKinds),
  ],
)
