import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Call } from '#server/platform/http/route.ts'
import { type CsvSource, writeCsvFile } from '#server/platform/files/csv-file.ts'
import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import type { OperationId } from '#generated/server/operations.ts'
import { type ListLimits, writeExport } from './trail.ts'

export type Order = 'asc' | 'desc'

/** The query of a list: its rows (`where`), their order, and the page. */
export interface GridPart {
  /** Only the rows after this one. */
  after: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset: number
}

/** A column that a list can be sorted by. It is never null, or rows would be left out behind one. */
export interface GridSort<Row> {
  by: SQL | AnyColumn
  /** SQL type of the value, to compare with a row's own. */
  cast: 'timestamptz' | 'numeric'
  valueOf: (row: Row) => string | number
  /** Equal values are sorted by id in the opposite direction, as in the index. */
  isTieReversed?: true
}

/** A list of staff: pages and the export of all rows read the same rows in the same order, which the id makes stable. */
export interface Grid<Row, Sort extends string> {
  id: AnyColumn
  idOf: (row: Row) => string
  sorts: Record<Sort, GridSort<Row>>
  count: () => Promise<number>
  read: (part: GridPart) => Promise<Row[]>
}

export interface GridQuery<Sort extends string> {
  sort: Sort
  order: Order
}

function orderOf<Row, Sort extends string>({ id, sorts }: Grid<Row, Sort>, { sort, order }: GridQuery<Sort>): SQL[] {
  const { by, isTieReversed = false } = sorts[sort]
  const directionOf = (isAscending: boolean) => (isAscending ? asc : desc)
  return [directionOf(order === 'asc')(sql`${by}`), directionOf((order === 'asc') !== isTieReversed)(id)]
}

/** A page of it, with the count of all. */
export async function readGridPage<Row, Sort extends string>(
  grid: Grid<Row, Sort>,
  asked: GridQuery<Sort> & { page: number; page_size: number },
) {
  const count = await grid.count()
  const rows = await grid.read({ after: undefined, orderBy: orderOf(grid, asked), ...rowsOf(asked) })
  return { page: pageOf(asked, count), rows }
}

/** All of its rows as a CSV, read by the last row of the piece before: the thousandth piece takes no longer than the first. */
export async function exportGrid<Row, Sort extends string>(
  call: Pick<Call<OperationId>, 'db' | 'services' | 'transact' | 'afterCommit'> & {
    user: { id: string; email: string }
  },
  grid: Grid<Row, Sort>,
  asked: GridQuery<Sort>,
  { name, heading, cells, limits = {} }: Pick<CsvSource<Row>, 'name' | 'heading' | 'cells'> & { limits?: ListLimits },
) {
  await writeExport(call, call.user, name, limits)
  const orderBy = orderOf(grid, asked)
  const { by, cast, valueOf, isTieReversed = false } = grid.sorts[asked.sort]
  const beyond = sql.raw(asked.order === 'asc' ? '>' : '<')
  const isAfter = (last: Row) => {
    const value = sql`${valueOf(last)}::${sql.raw(cast)}`
    const id = sql`${grid.idOf(last)}::uuid`
    return isTieReversed
      ? sql`(${by} ${beyond} ${value} or ${by} = ${value} and ${id} ${beyond} ${grid.id})`
      : sql`(${by}, ${grid.id}) ${beyond} (${value}, ${id})`
  }
  return writeCsvFile(call, {
    ...{ name, heading, cells },
    read: (limit, last) => grid.read({ after: last && isAfter(last), orderBy, limit, offset: 0 }),
  })
}
