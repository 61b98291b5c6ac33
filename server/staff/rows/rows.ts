import { type AnyColumn, and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { components } from '#generated/types/api.ts'
import { users } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'
import { endOfDay, startOfDay } from '../days.ts'
import type { Grid, GridPart } from '../grid.ts'

type Schemas = components['schemas']
export type RowKind = Schemas['StaffRowKind']
export type RowFilter = Omit<Schemas['ExportStaffRowsRequest'], 'kind' | 'sort' | 'order'>
export type RowSort = 'created_at' | 'credits' | 'work_ms'

/** A row as it is read: the columns that every kind fills. */
export interface ReadRow {
  id: string
  userId: string | null
  email: string | null
  storyId: string | null
  type: string
  model: string | null
  status: string | null
  reason: string | null
  waitMs: number | null
  workMs: number | null
  credits: number | null
  country: string | null
  createdAt: Date
}

/** Where a kind keeps what rows show. What it has not is null. */
export interface RowColumns {
  id: AnyColumn
  userId: AnyColumn
  createdAt: AnyColumn
  type: AnyColumn
  storyId?: AnyColumn
  model?: AnyColumn
  status?: AnyColumn | SQL
  reason?: AnyColumn
  /** ms. */
  waitMs?: SQL
  workMs?: SQL
  credits?: AnyColumn | SQL
  country?: AnyColumn
}

export type RowGrid = Grid<ReadRow, RowSort>

/** What `select` is given: columns under the names of a read row. */
export function fieldsOf(columns: RowColumns) {
  const text = (column: AnyColumn | SQL | undefined) => sql<string | null>`${column ?? sql`null::text`}`
  const number = (column: AnyColumn | SQL | undefined) =>
    sql<number | null>`${column ?? sql`null::int`}`.mapWith((value: unknown) => (value === null ? null : Number(value)))
  return {
    id: sql<string>`${columns.id}`,
    userId: sql<string | null>`${columns.userId}`,
    email: sql<string | null>`${users.email}`,
    storyId: sql<string | null>`${columns.storyId ?? sql`null::uuid`}`,
    type: sql<string>`${columns.type}`,
    model: text(columns.model),
    status: text(columns.status),
    reason: text(columns.reason),
    waitMs: number(columns.waitMs),
    workMs: number(columns.workMs),
    credits: number(columns.credits),
    country: text(columns.country),
    createdAt: sql<Date>`${columns.createdAt}`.mapWith(users.dateJoined),
  }
}

/** Only what a filter names. A filter for what a kind has not finds nothing. */
export function limitsOf(columns: RowColumns, filter: RowFilter, isStuck?: SQL): SQL | undefined {
  const oneOf = (column: AnyColumn | SQL | undefined, values: string[] | undefined) =>
    values === undefined || values.length === 0 ? undefined : column ? inArray(sql`${column}`, values) : sql`false`
  const is = (column: AnyColumn | undefined, value: string | undefined) =>
    value === undefined ? undefined : column ? eq(column, value) : sql`false`
  return and(
    oneOf(columns.status, filter.status),
    oneOf(columns.type, filter.type),
    oneOf(columns.model, filter.model),
    oneOf(columns.country && sql`coalesce(${columns.country}, '')`, filter.country),
    filter.is_stuck === true ? (isStuck ?? sql`false`) : undefined,
    is(columns.userId, filter.user_id),
    is(columns.storyId, filter.story_id),
    filter.from === undefined ? undefined : gte(columns.createdAt, startOfDay(filter.from)),
    filter.to === undefined ? undefined : lt(columns.createdAt, endOfDay(filter.to)),
  )
}

/** The grid of a kind. @param count of `where`; @param read rows of `where` in the order and part asked for */
export function rowGrid(
  columns: RowColumns,
  { count, read }: { count: () => Promise<number>; read: (part: GridPart) => Promise<ReadRow[]> },
): RowGrid {
  const numeric = (column: AnyColumn | SQL | undefined) => sql`coalesce(${column ?? sql`null::numeric`}, -1)`
  return {
    id: columns.id,
    idOf: ({ id }) => id,
    sorts: {
      created_at: { by: columns.createdAt, cast: 'timestamptz', valueOf: ({ createdAt }) => createdAt.toISOString() },
      credits: { by: numeric(columns.credits), cast: 'numeric', valueOf: ({ credits }) => credits ?? -1 },
      work_ms: { by: numeric(columns.workMs), cast: 'numeric', valueOf: ({ workMs }) => workMs ?? -1 },
    },
    count,
    read,
  }
}

/** Whole ms from one moment to another. */
export const msBetween = (from: AnyColumn, to: AnyColumn | SQL) =>
  sql`round(extract(epoch from (${to} - ${from})) * 1000)`

/** @param now what hangs is told by the clock */
export type RowSource = (db: DbOrTx, filter: RowFilter, now: Date) => RowGrid
