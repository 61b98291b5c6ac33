import { lazy, Suspense } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getGetUsageByDayQueryKey, getListUsageQueryKey } from '#generated/client/billing/billing.ts'
import { getGetCreditsSummaryQueryKey } from '#generated/client/constants/constants.ts'
import { useRealtimeEvent } from '#src/shared/realtime/use-realtime-event.ts'
import { useUsageAddress } from '../hooks/use-usage-address.ts'
import { CreditsOverview } from './credits-overview.tsx'
import { UsageFilters } from './usage-filters.tsx'
import { UsageGrid } from './usage-grid.tsx'
import styles from './usage.module.css'

// Beside the grid it would be the page's heaviest part, and the lines are what people come for.
const UsageChart = lazy(() => import('./usage-chart.tsx').then((module) => ({ default: module.UsageChart })))

/** Where the credits stand and where they went: figures, chart and lines, limited by one filter in the address. */
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
