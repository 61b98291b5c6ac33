import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

const PAGE_SIZES = [10, 25, 50, 100]
const USUAL_SIZE = 25

export type Order = 'asc' | 'desc'

/** @param options replace: a correction that Back does not lead to */
export type SetPage = (page: number, pageSize: number, options?: { replace: boolean }) => void

/** A grid's state in the URL: a link or a reload shows the same. */
export interface GridState<Filter extends string = string, Sort extends string = string> {
  /** From 0, as the grid counts. */
  page: number
  pageSize: number
  sort: Sort
  order: Order
  /** Columns that are not shown. */
  hidden: readonly string[]
  /** '' does not limit. */
  filter: Record<Filter, string>
}

export interface GridAddress<Filter extends string = string, Sort extends string = string> extends GridState<
  Filter,
  Sort
> {
  setPage: SetPage
  setSort: (sort: Sort, order: Order) => void
  setHidden: (hidden: readonly string[]) => void
  setFilter: (change: Partial<Record<Filter, string>>) => void
  clearFilter: () => void
}

interface GridAddressOptions<Filter extends string, Sort extends string> {
  filters: readonly Filter[]
  /** The first one is the usual one, largest or newest first. */
  sorts: readonly [Sort, ...Sort[]]
  /** Values of filters that the page begins with; '' is left out of the URL as these are. */
  usual?: Partial<Record<Filter, string>>
}

/**
 * Page, order, hidden columns and filters in the URL, beside its other parameters. A choice shows at once, and the
 * URL follows; Back leads to the page before. Values are not checked here: a filter that no call would take is the filter's own to leave out.
 */
export function useGridAddress<Filter extends string, Sort extends string>(
  options: GridAddressOptions<Filter, Sort>,
): GridAddress<Filter, Sort> {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [shown, show] = useOptimistic(readGridState(search, options))
  const write = (next: GridState<Filter, Sort>, { replace } = { replace: true }) =>
    startTransition(async () => {
      show(next)
      await navigate(
        { search: writeGridState(search, next, options).toString() },
        { replace, preventScrollReset: true },
      )
    })
  return {
    ...shown,
    setPage: (page, pageSize, options = { replace: false }) =>
      write({ ...shown, page: pageSize === shown.pageSize ? page : 0, pageSize }, options),
    setSort: (sort, order) => write({ ...shown, sort, order, page: 0 }),
    setHidden: (hidden) => write({ ...shown, hidden }),
    // Another filter has other pages.
    setFilter: (change) => write({ ...shown, filter: { ...shown.filter, ...change }, page: 0 }),
    clearFilter: () => write({ ...shown, filter: readFilter(new URLSearchParams(), options), page: 0 }),
  }
}

function readFilter<Filter extends string, Sort extends string>(
  search: URLSearchParams,
  { filters, usual }: GridAddressOptions<Filter, Sort>,
): Record<Filter, string> {
  return Object.fromEntries(filters.map((name) => [name, search.get(name) ?? usual?.[name] ?? ''])) as Record<
    Filter,
    string
  >
}

/** A grid's state of a URL. Invalid values become defaults. */
export function readGridState<Filter extends string, Sort extends string>(
  search: URLSearchParams,
  options: GridAddressOptions<Filter, Sort>,
): GridState<Filter, Sort> {
  const { sorts } = options
  const page = Math.trunc(Number(search.get('page') ?? 1)) - 1
  const pageSize = Number(search.get('page_size'))
  return {
    page: page > 0 && page < 100_000 ? page : 0,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : USUAL_SIZE,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? sorts[0],
    order: search.get('order') === 'asc' ? 'asc' : 'desc',
    hidden: (search.get('hidden') ?? '').split(',').filter((name) => name !== ''),
    filter: readFilter(search, options),
  }
}

/** The URL with a grid's state, without defaults. */
export function writeGridState<Filter extends string, Sort extends string>(
  before: URLSearchParams,
  { page, pageSize, sort, order, hidden, filter }: GridState<Filter, Sort>,
  { filters, sorts, usual }: GridAddressOptions<Filter, Sort>,
): URLSearchParams {
  const search = new URLSearchParams(before)
  const set = (name: string, value: string, usualValue: string) =>
    value === usualValue ? search.delete(name) : search.set(name, value)
  set('page', String(page + 1), '1')
  set('page_size', String(pageSize), String(USUAL_SIZE))
  set('sort', sort, sorts[0])
  set('order', order, 'desc')
  set('hidden', hidden.join(','), '')
  for (const name of filters) set(name, filter[name], usual?.[name] ?? '')
  return search
}
