import { useGridAddress } from '#src/shared/data-grid/use-grid-address.ts'
import { filterFrom, type UsageFilter } from '../lib/usage-filter.ts'

const FILTERS = ['kind', 'action', 'story_id', 'from', 'to'] as const

/** Filters and page of the usage in the URL; values that no call accepts are ignored. */
export function useUsageAddress() {
  const { filter, page, pageSize, setFilter, setPage } = useGridAddress({ filters: FILTERS, sorts: ['created_at'] })
  const read: UsageFilter = filterFrom(new URLSearchParams(filter))
  return { page, pageSize, setPage, setFilter: (change: Partial<UsageFilter>) => setFilter(change), filter: read }
}
