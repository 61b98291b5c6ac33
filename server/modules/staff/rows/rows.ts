import { type AnyColumn, and, eq, gte, inArray, lt, type SQL, sql, type Subquery } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Currency, ExportStaffRowsRequest, StaffRowKind, StaffRowTotals } from '#generated/schema.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { endOfDay, startOfDay } from '../figures.ts'
import type { Grid, GridPart } from '../grid.ts'

export type RowKind = StaffRowKind
export type RowFilter = Omit<ExportStaffRowsRequest, 'kind' | 'sort' | 'order'>
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
  amount: number | null
  currency: Currency | null
  country: string | null
  createdAt: Date
}

/** The source of each column for a kind. Missing ones are null. */
export interface RowColumns {
  id: AnyColumn
  userId: AnyColumn
  createdAt: AnyColumn
  type: AnyColumn | SQL
  storyId?: AnyColumn
  model?: AnyColumn | SQL
  status?: AnyColumn | SQL
  reason?: AnyColumn
  /** ms. */
  waitMs?: SQL
  workMs?: SQL
  credits?: AnyColumn | SQL
  /** Smallest unit of the currency. */
  amount?: AnyColumn
  currency?: AnyColumn
  country?: AnyColumn
}

export type Totals = StaffRowTotals & { count: number }
export type RowGrid = Grid<ReadRow, RowSort> & { totals: () => Promise<Totals> }

/** @param now decides what counts as hanging */
export type RowSource = (db: DbOrTx, filter: RowFilter, now: Date) => RowGrid

/** The argument of `select`: columns under the names of a read row. */
function fieldsOf(columns: RowColumns) {
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
    amount: number(columns.amount),
    currency: sql<Currency | null>`${columns.currency ?? sql`null::text`}`,
    country: text(columns.country),
    createdAt: sql<Date>`${columns.createdAt}`.mapWith(users.dateJoined),
  }
}

/** Reasons are distinguished by this many characters: as a figure's key and as a part of a URL. */
export const REASON_CHARACTERS = 300
export const reasonOf = (column: AnyColumn | SQL) =>
  sql<string>`left(coalesce(${column}, ''), ${sql.raw(String(REASON_CHARACTERS))})`

/** Only what a filter names. A filter on a missing column finds nothing. */
function limitsOf(columns: RowColumns, filter: RowFilter): SQL | undefined {
  const oneOf = (column: AnyColumn | SQL | undefined, values: string[] | undefined) =>
    values === undefined || values.length === 0 ? undefined : column ? inArray(sql`${column}`, values) : sql`false`
  const is = (column: AnyColumn | SQL | undefined, value: string | undefined) =>
    value === undefined ? undefined : column ? sql`${column} = ${value}` : sql`false`
  return and(
    oneOf(columns.status, filter.status),
    oneOf(columns.type, filter.type),
    oneOf(columns.model, filter.model),
    oneOf(columns.country && sql`coalesce(${columns.country}, '')`, filter.country),
    is(columns.reason && reasonOf(columns.reason), filter.reason),
    is(columns.currency, filter.currency),
    is(columns.id, filter.row_id),
    is(columns.userId, filter.user_id),
    is(columns.storyId, filter.story_id),
    ofPeople(columns.userId, filter),
  )
}

/** Only rows of users with this source or sign-up day. */
function ofPeople(userId: AnyColumn, { source, joined_from: from, joined_to: to }: RowFilter): SQL | undefined {
  const where = and(
    source && source.length > 0 ? inArray(users.howDidYouHearAboutUs, source) : undefined,
    from === undefined ? undefined : gte(users.dateJoined, startOfDay(from)),
    to === undefined ? undefined : lt(users.dateJoined, endOfDay(to)),
  )
  return where && sql`${userId} in (select ${users.id} from ${users} where ${where})`
}

/** Rows whose time is in the filter's days. */
export const withinDays = (moment: AnyColumn, { from, to }: Pick<RowFilter, 'from' | 'to'>) =>
  and(
    from === undefined ? undefined : gte(moment, startOfDay(from)),
    to === undefined ? undefined : lt(moment, endOfDay(to)),
  )

/** Rows whose ids a query finds, each of them once or more. */
export interface IdSet {
  ids: SQL
}

type Limit = SQL | IdSet

const isSet = (limit: Limit | undefined): limit is IdSet => limit !== undefined && 'ids' in limit

interface RowKindSource {
  /** The rows' source; given the database, because some are joined from several tables. */
  from: (db: DbOrTx) => { table: PgTable | Subquery; columns: RowColumns }
  /** Rows of the table that do not belong to the kind. */
  only?: SQL
  /** What a filter means for this kind alone, instead of finding nothing. */
  isStuck?: (now: Date) => SQL
  step?: (step: NonNullable<RowFilter['step']>) => Limit
  isWrong?: SQL
  /** Days other than the day on which the row began. */
  datedBy?: Partial<Record<NonNullable<RowFilter['dated_by']>, (filter: RowFilter) => Limit | undefined>>
  /** The column that is summed up. */
  sum?: 'credits' | 'amount' | 'work_ms'
}

/** The rows of a kind: filtered, sorted, paged and summed up. */
export function rowSource(source: RowKindSource): RowSource {
  return (db, filter, now) => {
    const { table, columns } = source.from(db)
    const datedBy = filter.dated_by ?? 'CREATED'
    const within = datedBy === 'CREATED' ? withinDays(columns.createdAt, filter) : source.datedBy?.[datedBy]?.(filter)
    const limits = [
      source.only,
      limitsOf(columns, filter),
      within ?? (datedBy === 'CREATED' ? undefined : sql`false`),
      filter.action !== undefined && datedBy !== 'CHARGED' ? sql`false` : undefined,
      filter.is_stuck === true ? (source.isStuck?.(now) ?? sql`false`) : undefined,
      filter.is_wrong === true ? (source.isWrong ?? sql`false`) : undefined,
      filter.step === undefined ? undefined : (source.step?.(filter.step) ?? sql`false`),
    ].filter((limit) => limit !== undefined)
    const where = and(...limits.map((limit) => (isSet(limit) ? sql`${columns.id} in (${limit.ids})` : limit)))
    const [alone] = limits.length === 1 ? limits : []
    const numeric = (column: AnyColumn | SQL | undefined) => sql`coalesce(${column ?? sql`null::numeric`}, -1)`
    const read = ({ after, orderBy, limit, offset }: GridPart) => {
      const rows = db.select(fieldsOf(columns)).from(table).$dynamic()
      const joined = table === users ? rows : rows.leftJoin(users, eq(users.id, columns.userId))
      const within = and(where, after)
      if (offset === 0)
        return joined
          .where(within)
          .orderBy(...orderBy)
          .limit(limit)
      // Deep pages read the index alone up to the page; only rows of the page are joined with their users.
      const page = db
        .select({ id: sql`${columns.id}`.as('page_id') })
        .from(table)
        .where(within)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      return joined.where(inArray(sql`${columns.id}`, page)).orderBy(...orderBy)
    }
    const totals = () =>
      isSet(alone) && source.sum === undefined
        ? countSet(db, alone)
        : readTotals(db, { table, columns, where, sum: source.sum })
    return {
      id: columns.id,
      idOf: ({ id }) => id,
      sorts: {
        created_at: { by: columns.createdAt, cast: 'timestamptz', valueOf: ({ createdAt }) => createdAt.toISOString() },
        credits: { by: numeric(columns.credits), cast: 'numeric', valueOf: ({ credits }) => credits ?? -1 },
        work_ms: { by: numeric(columns.workMs), cast: 'numeric', valueOf: ({ workMs }) => workMs ?? -1 },
      },
      count: async () => (await totals()).count,
      read,
      totals,
    }
  }
}

/** Twice as fast as reading each of the rows. */
async function countSet(db: DbOrTx, { ids }: IdSet): Promise<Totals> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`(select distinct * from (${ids}) ids) found`)
  return { count: row?.count ?? 0, credits: null, amount: null, work_ms: null }
}

interface Summed {
  table: PgTable | Subquery
  columns: RowColumns
  where: SQL | undefined
  sum: RowKindSource['sum']
}

async function readTotals(db: DbOrTx, { table, columns, where, sum }: Summed): Promise<Totals> {
  const column = { credits: columns.credits, amount: columns.amount, work_ms: columns.workMs }
  const added = sum && column[sum]
  const [row] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      sum: sql<number>`${added ? sql`coalesce(sum(${added}), 0)` : sql`0`}`.mapWith(Number),
      // Amounts of two currencies cannot be added.
      currencies: sql<number>`${sum === 'amount' ? sql`count(distinct ${columns.currency})` : sql`0`}`.mapWith(Number),
    })
    .from(table)
    .where(where)
  const { count = 0, sum: value = 0, currencies = 0 } = row ?? {}
  const of = (name: typeof sum) => (sum === name && currencies < 2 ? value : null)
  return { count, credits: of('credits'), amount: of('amount'), work_ms: of('work_ms') }
}
