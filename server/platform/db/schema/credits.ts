import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, checkConstraint, newest, oneOf } from './columns.ts'
import { quotes } from './quotes.ts'
import { users } from './users.ts'
import { creditHoldStatuses, creditKinds, creditSources, taskTools, usageKinds } from './values.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Story of charges that belong to no story. */
export const NO_STORY = '00000000-0000-0000-0000-000000000000'

/**
 * Accepted work and its maximum cost: held when it is accepted, captured when it is done (never more than was held), released
 * when it failed or was cancelled. Only HELD ever changes, except that a capture can be refunded.
 */
/** Credits that a hold reserves, and after its end the credits that it cost. */
export const heldOrCaptured = (table: { status: AnyPgColumn; amount: AnyPgColumn; captured: AnyPgColumn }) =>
  sql`case when ${table.status} = 'HELD' then ${table.amount} else ${table.captured} end`

export const creditHolds = pgTable(
  'credit_holds',
  {
    id: id(),
    userId: owner(),
    /** An action of the cost table. */
    action: text().notNull(),
    status: text({ enum: creditHoldStatuses }).notNull().default('HELD'),
    /** Credits that were held. */
    amount: integer().notNull(),
    /** Credits that it finally cost; 0 until then. */
    captured: integer().notNull().default(0),
    /** Why it was released or refunded, as text. */
    reason: text(),
    /** What it was for; kept when that is deleted, so no reference. */
    storyId: uuid(),
    sceneId: uuid(),
    arollId: uuid(),
    taskId: uuid(),
    /** The quote it was accepted with, and which of its items it is. */
    quoteId: uuid().references((): AnyPgColumn => quotes.id, { onDelete: 'set null' }),
    quoteItem: text(),
    /** The provider and its price; null where the cost table alone defines the price. */
    engine: text(),
    prices: jsonb().$type<Record<string, number>>(),
    /** The provider that delivered it. */
    madeBy: text(),
    loraId: uuid(),
    /** The page or dialog from which a task, or an idea for one, was requested. */
    tool: text({ enum: taskTools }),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    // With the columns that staff sum up over many users, so that the index alone answers it.
    index('credit_holds_user_created_idx').on(
      ...[table.userId, newest(table.createdAt), newest(table.id)],
      ...[table.status, table.amount, table.captured],
    ),
    // Lines of usage: free work has none.
    index('credit_holds_usage_idx')
      .on(table.userId, newest(table.createdAt), newest(table.id))
      .where(sql`${table.amount} > 0`),
    index('credit_holds_credits_idx').on(sql`coalesce(${heldOrCaptured(table)}, -1) desc`, newest(table.id)),
    index('credit_holds_story_idx').on(table.storyId),
    index('credit_holds_created_idx').on(newest(table.createdAt), newest(table.id)),
    index('credit_holds_open_idx')
      .on(table.createdAt)
      .where(sql`${table.status} = 'HELD'`),
    index('credit_holds_quote_idx').on(table.quoteId),
    index('credit_holds_made_idx')
      .on(table.engine, newest(table.createdAt))
      .where(sql`${table.madeBy} is not null`),
    checkConstraint('credit_holds_captured_within', sql`${table.captured} between 0 and ${table.amount}`),
    checkConstraint('credit_holds_ended', sql`(${table.status} = 'HELD') = (${table.endedAt} is null)`),
    oneOf('credit_holds_status_known', table.status, creditHoldStatuses),
    oneOf('credit_holds_tool_known', table.tool, taskTools),
  ],
)

/** The ledger of posted credits, append-only; its sum is the posted balance. Amounts in credits. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    userId: owner(),
    kind: text({ enum: creditKinds }).notNull(),
    amount: integer().notNull(),
    /** What it was for: an action of the cost table, or why credits were added or removed. */
    action: text().notNull(),
    /** What caused it, unique: the same movement cannot be written twice. */
    key: text().notNull(),
    /** Of a charge and its refund. */
    holdId: uuid().references((): AnyPgColumn => creditHolds.id, { onDelete: 'cascade' }),
    /** As in its hold. */
    storyId: uuid(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Charges and refunds are listed with their hold.
    index('credit_entries_user_created_idx')
      .on(table.userId, newest(table.createdAt), newest(table.id))
      .where(sql`${table.kind} in ('GRANT', 'EXPIRY', 'REVERSAL')`),
    index('credit_entries_created_idx').on(newest(table.createdAt), newest(table.id)),
    index('credit_entries_action_idx').on(table.action, newest(table.createdAt)),
    index('credit_entries_story_idx').on(table.storyId),
    index('credit_entries_hold_idx').on(table.holdId),
    uniqueIndex('credit_entries_key').on(table.key),
    checkConstraint(
      'credit_entries_sign_fits_kind',
      sql`(${table.kind} in ('CHARGE', 'EXPIRY', 'REVERSAL')) = (${table.amount} < 0)`,
    ),
    checkConstraint(
      'credit_entries_hold_named',
      sql`(${table.kind} in ('CHARGE', 'REFUND')) = (${table.holdId} is not null)`,
    ),
    oneOf('credit_entries_kind_known', table.kind, creditKinds),
  ],
)

/** A lot of credits: its source and expiry. The remainder of all lots is the posted balance. */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: id(),
    userId: owner(),
    source: text({ enum: creditSources }).notNull(),
    /** Of its grant in the ledger. */
    key: text().notNull(),
    /** Credits that were added. */
    granted: integer().notNull(),
    /** Credits that are not spent, taken back or expired. */
    remaining: integer().notNull(),
    /** Of these, credits held by accepted work. */
    held: integer().notNull().default(0),
    /** null: never. */
    expiresAt: moment(),
    /** When its payment was refunded; credits that are released from then on are taken back, too. */
    takenBackAt: moment(),
    /** When the user was notified that they will expire. */
    announcedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('credit_lots_user_idx').on(table.userId, newest(table.createdAt)),
    index('credit_lots_expiring_idx')
      .on(table.expiresAt)
      .where(sql`${table.remaining} > 0`),
    uniqueIndex('credit_lots_key').on(table.key),
    checkConstraint('credit_lots_covered', sql`${table.held} between 0 and ${table.remaining}`),
    checkConstraint('credit_lots_within_grant', sql`${table.remaining} <= ${table.granted}`),
    checkConstraint(
      'credit_lots_purchases_never_expire',
      sql`${table.source} <> 'PURCHASE' or ${table.expiresAt} is null`,
    ),
    oneOf('credit_lots_source_known', table.source, creditSources),
  ],
)

/** The lots from which a hold takes its credits, in the order in which they are spent. */
export const creditAllocations = pgTable(
  'credit_allocations',
  {
    holdId: uuid()
      .notNull()
      .references(() => creditHolds.id, { onDelete: 'cascade' }),
    lotId: uuid()
      .notNull()
      .references(() => creditLots.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.lotId] }),
    index('credit_allocations_lot_idx').on(table.lotId),
  ],
)

/**
 * Credits charged on a day (UTC) for an action and a story, with refunds subtracted on the day of their charge: counted
 * incrementally.
 */
export const creditDays = pgTable(
  'credit_days',
  {
    userId: owner(),
    day: date({ mode: 'string' }).notNull(),
    action: text().notNull(),
    /** Kept when the story is deleted, so no reference; a key column cannot be null. */
    storyId: uuid().notNull().default(NO_STORY),
    charged: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.action, table.storyId] }),
    index('credit_days_day_idx').on(table.day, table.action, table.userId),
  ],
)

/**
 * The number of usage lines of a user per day (UTC), kind, action and story, so that no page of a long ledger counts them.
 * Maintained by triggers of `credit_holds` and `credit_entries` (migration `usage_counts`); `kind` as the line shows it.
 */
export const usageCounts = pgTable(
  'usage_counts',
  {
    userId: owner(),
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: usageKinds }).notNull(),
    action: text().notNull(),
    /** Kept when the story is deleted, so no reference; a key column cannot be null. */
    storyId: uuid().notNull().default(NO_STORY),
    lines: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.kind, table.action, table.storyId] }),
    oneOf('usage_counts_kind_known', table.kind, usageKinds),
  ],
)
