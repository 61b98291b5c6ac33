import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkConstraint, newest } from './columns.ts'
import { users } from './users.ts'

// Figures of the staff pages are kept, never recounted. Triggers (migration `figures`) append what a change of a row adds or takes away;
// `fold_figures()` adds that up. Nobody waits for anybody: a call only ever appends.

const amount = () => bigint({ mode: 'number' }).notNull()
const person = () => uuid()

/** What rows that changed add to the figures, until it is folded into them. */
export const figureChanges = pgTable('figure_changes', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  kind: text().notNull(),
  part: text().notNull(),
  /** Where it is counted for a person, too. No reference: the person may be gone before it is folded. */
  userId: person(),
  amount: amount(),
})

/** A figure of a day (UTC). */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    kind: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** What it is split by, parts of it divided by '|': see the functions `…_figures` of the migration. */
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

/** A figure of a person, over all days. */
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

/** How a person was counted last, by when they signed up and what their account says; it may say something else by now, or be gone. */
export const countedPeople = pgTable(
  'counted_people',
  {
    /** No reference: the person may be gone before it is folded. */
    userId: person().primaryKey(),
    /** On which they signed up (UTC). */
    day: date({ mode: 'string' }).notNull(),
    /** '' where it is not known. */
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

/** What became of the people who signed up on a day, by where they are and, once more, by how they found the product. */
export const cohortFigures = pgTable(
  'cohort_figures',
  {
    split: text({ enum: ['COUNTRY', 'SOURCE'] }).notNull(),
    kind: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** Who has more than nothing of the kind. */
    people: amount(),
    /** What they have of it together. */
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

/** Days (UTC) on which a person called anything. */
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
