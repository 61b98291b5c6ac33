import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './staff-page.module.css'

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' })

/** When the oldest of what the page shows was read, and a way to read all of it again; what is there stays meanwhile. */
export function DataAge() {
  const queries = useQueryClient()
  const isBusy = useIsFetching({ type: 'active' }) > 0
  const oldest = useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () => {
      const read = queries
        .getQueryCache()
        .findAll({ type: 'active' })
        .map(({ state }) => state.dataUpdatedAt)
        .filter((at) => at > 0)
      return read.length > 0 ? Math.min(...read) : 0
    },
  )
  return (
    <div className={styles.age}>
      <span>{oldest > 0 ? `Data from ${time.format(oldest)}, times in UTC` : 'Times in UTC'}</span>
      <Button
        size="small"
        icon={<RefreshCw size={16} aria-hidden="true" />}
        isBusy={isBusy}
        busyLabel="Refreshing"
        onClick={() => void queries.refetchQueries({ type: 'active' })}
      >
        Refresh
      </Button>
    </div>
  )
}
