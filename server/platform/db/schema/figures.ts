import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkConstraint, newest } from './columns.ts'
import { users } from './users.ts'

// Figures of the staff pages are stored, never recounted. Triggers (migration `figures`) append what a change of a row adds
// or subtracts; `fold_figures()` adds that up. No call waits for another: it only appends.

const amount = () => bigint({ mode: 'number' }).notNull()
const person = () => uuid()

/** What changed rows add to the figures, until it is folded into them. */
export const figureChanges = pgTable('figure_changes', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  kind: text().notNull(),
  part: text().notNull(),
  /** The user it is counted for, too. No reference: the user may be deleted before it is folded. */
  userId: person(),
  amount: amount(),
})

/** A figure of a day (UTC). */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    kind: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The parts it is split by, separated by '|': see the functions `…_figures` of the migration. */
    part: text().notNull(),
    amount: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day, table.part] }),
    index('daily_figures_nothing_idx')
      .on(table.day)
      .where(sql`${table.amount} = 0`),
  ],
)

/** A figure of a user, over all days. */
export const personTotals = pgTable(
  'person_totals',
  { userId: person().notNull(), kind: text().notNull(), amount: amount() },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('person_totals_kind_amount_idx').on(table.kind, newest(table.amount), table.userId),
    index('person_totals_nothing_idx')
      .on(table.userId)
      .where(sql`${table.amount} = 0`),
  ],
)

/** How a user was last counted, by sign-up day and account data; the account may have changed since, or be deleted. */
export const countedPeople = pgTable(
  'counted_people',
  {
    /** No reference: the user may be deleted before it is folded. */
    userId: person().primaryKey(),
    /** Day of the sign-up (UTC). */
    day: date({ mode: 'string' }).notNull(),
    /** '' where unknown. */
    country: text().notNull(),
    /** How they found the product. */
    source: text().notNull(),
    /** Kinds of cohort figures that follow from the account alone, as `SIGNED_UP`. */
    steps: text().array().notNull(),
    /** Their balance is not the sum of their ledger. */
    isWrong: boolean().notNull(),
  },
  (table) => [
    index('counted_people_wrong_idx')
      .on(table.userId)
      .where(sql`${table.isWrong}`),
  ],
)

/** Figures of the users who signed up on a day, by country and, separately, by how they found the product. */
export const cohortFigures = pgTable(
  'cohort_figures',
  {
    split: text({ enum: ['COUNTRY', 'SOURCE'] }).notNull(),
    kind: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** Users whose figure of the kind is above zero. */
    people: amount(),
    /** Their sum of it. */
    amount: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.split, table.kind, table.day, table.name] }),
    index('cohort_figures_nothing_idx')
      .on(table.day)
      .where(sql`${table.people} = 0 and ${table.amount} = 0`),
    checkConstraint('cohort_figures_split_known', sql`${table.split} in ('COUNTRY', 'SOURCE')`),
  ],
)

/** Days (UTC) on which a user made a call. */
export const activeDays = pgTable(
  'active_days',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('active_days_day_idx').on(table.day, table.userId),
  ],
)
