import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { ageText } from '../lib/figure-text.ts'
import { STAFF_READS } from '../lib/staff-reads.ts'
import styles from './staff-page.module.css'

const ofThePage = {
  type: 'active',
  predicate: ({ queryKey: [operation] }: { queryKey: readonly unknown[] }) => STAFF_READS.has(operation),
} as const

/** Age of the oldest data of the page, and a button to fetch all of it again; old data stays visible. */
export function DataAge() {
  const queries = useQueryClient()
  const isBusy = useIsFetching(ofThePage) > 0
  const cache = queries.getQueryCache()
  const subscribe = (onChange: () => void) => cache.subscribe(onChange)
  const shown = () => cache.findAll(ofThePage).filter(({ state }) => state.dataUpdatedAt > 0)
  const age = useSyncExternalStore(subscribe, () => {
    const oldest = Math.min(...shown().map(({ state }) => state.dataUpdatedAt))
    return Number.isFinite(oldest) ? ageText(oldest, Date.now()) : null
  })
  const hasFailed = useSyncExternalStore(subscribe, () => shown().some(({ state }) => state.status === 'error'))
  return (
    <div className={styles.age}>
      <span role="status" className={styles.stale}>
        {hasFailed && !isBusy && (
          <>
            <TriangleAlert size={14} aria-hidden="true" />
            Couldn’t refresh all data
          </>
        )}
      </span>
      <span>{age === null ? 'Times in UTC' : `Data from ${age}, times in UTC`}</span>
      <Button
        size="small"
        icon={<RefreshCw size={16} aria-hidden="true" />}
        isBusy={isBusy}
        busyLabel="Refreshing"
        onClick={() => void queries.refetchQueries(ofThePage)}
      >
        Refresh
      </Button>
    </div>
  )
}
