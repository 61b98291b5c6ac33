import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Calls of a fleet's processes that are at a provider or wait for a place there, so that limits hold over all processes. */
export const providerCalls = pgTable('provider_calls', {
  id: uuid().primaryKey(),
  /** Order of arrival. */
  number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  provider: text().notNull(),
  /** How many calls its provider takes at once. */
  limit: integer().notNull(),
  /** The user whose work it is; null: counts for no user. */
  person: text(),
  hasPlace: boolean().notNull(),
  /** Renewed by its process; a dead process' calls end here. By the clock of the database. */
  leaseEndsAt: moment().notNull(),
})

/** What a fleet's processes remember of providers: pauses they asked for, failures, results of searches. */
export const providerMemory = pgTable(
  'provider_memory',
  {
    key: text().primaryKey(),
    value: jsonb().$type<unknown>(),
    /** How often it was written since it was unknown. */
    count: integer().notNull(),
    /** By the clock of the database. */
    endsAt: moment().notNull(),
  },
  (table) => [index('provider_memory_ends_idx').on(table.endsAt)],
)

/** Settings of engines that staff stored, by the names that the environment has for them. */
export const engineSettings = pgTable('engine_settings', {
  name: text().primaryKey(),
  /** Keys are sealed by the installation's secret. */
  value: text().notNull(),
  updatedAt: moment().notNull(),
})
