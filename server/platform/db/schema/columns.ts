import { sql, type SQL } from 'drizzle-orm'
import { check, timestamp, uuid, type AnyPgColumn, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

/** Primary key, made by the database when the caller brings none. */
export const id = () => uuid().primaryKey().defaultRandom()

/** A moment in UTC with milliseconds. No default: the time always comes from the clock port. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

export const timestamps = () => ({ createdAt: moment().notNull(), updatedAt: moment().notNull() })

/** CHECK that a text column holds one of the values; null passes. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(', ')
  return check(name, sql`${column} in (${sql.raw(list)})`)
}

/** CHECK that a number column lies within both bounds; null passes. */
export function between(name: string, column: AnyPgColumn, min: number, max: number) {
  return check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`)
}

/** CHECK of any other condition. */
export function checkConstraint(name: string, condition: SQL) {
  return check(name, condition)
}

/** Index order of `ORDER BY column DESC`; drizzle's own default (NULLS LAST) is an order that query cannot use. */
export function newest(column: ExtraConfigColumn) {
  return column.desc().nullsFirst()
}

/** Whole ms from one moment to another. */
export const msBetween = (from: AnyPgColumn, to: AnyPgColumn) =>
  sql`round(extract(epoch from (${to} - ${from})) * 1000)`
