import { lazy, Suspense } from 'react'
import { useQueryClient, keepPreviousData } from '@tanstack/react-query'
import {
  getGetUsageByDayQueryKey,
  getListUsageQueryKey,
  exportUsage,
  useListUsage,
} from '#generated/client/billing/billing.ts'
import { getGetCreditsSummaryQueryKey } from '#generated/client/constants/constants.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { useUsageAddress } from '../hooks/use-usage-address.ts'
import { CreditsOverview } from './credits-overview.tsx'
import { UsageFilters } from './usage-filters.tsx'
import styles from './usage.module.css'
import { ServerGrid } from '#src/shared/data-grid/server-grid.tsx'
import { wantedOf } from '../lib/usage-filter.ts'
import { usageColumns } from './usage-columns.tsx'

// Beside the grid it would be the page's heaviest part, and users come for the lines.
const UsageChart = lazy(() => import('./usage-chart.tsx').then((module) => ({ default: module.UsageChart })))

/** Credit balance and usage: figures, chart and lines, limited by one filter in the URL. */
export function UsageView() {
  const address = useUsageAddress()
  const { filter, setFilter } = address
  const queries = useQueryClient()
  useRealtimeEvent('credits-updated', () => {
    for (const queryKey of [getGetCreditsSummaryQueryKey(), getListUsageQueryKey(), getGetUsageByDayQueryKey()])
      void queries.invalidateQueries({ queryKey })
  })
  return (
    <div className={styles.view}>
      <CreditsOverview />
      <UsageFilters filter={filter} onChange={setFilter} />
      <Suspense fallback={<div className={styles.chartPlace} />}>
        <UsageChart filter={filter} onPick={setFilter} />
      </Suspense>
      <UsageGrid address={address} />
    </div>
  )
}

/** Credit usage: all work with price and subject, and credits that came or went; the server pages them. */
export function UsageGrid({ address }: { address: ReturnType<typeof useUsageAddress> }) {
  const { filter, page, pageSize, setPage } = address
  const wanted = wantedOf(filter)
  const query = useListUsage(
    { ...wanted, page: page + 1, page_size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <ServerGrid
      title="Usage"
      columns={usageColumns}
      query={query}
      getRowId={({ usage_id }) => usage_id}
      address={{ page, pageSize, setPage }}
      emptyText={Object.keys(wanted).length > 0 ? 'No results match these filters' : 'No usage yet'}
      onExport={() => exportUsage(wanted)}
    />
  )
}
