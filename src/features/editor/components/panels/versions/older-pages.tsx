import { useState, type ReactNode } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/faces/empty-state.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/faces/skeletons.tsx'
import styles from './versions.module.css'

/** More than that is never asked for at once. */
const MOST = 100

/** A list that is asked for from its newest row on, a page more each time; what is shown stays meanwhile. */
export function useOlderPages(pageSize: number) {
  const [pages, setPages] = useState(1)
  const size = Math.min(MOST, pages * pageSize)
  return {
    page: { page: 1, page_size: size },
    options: { query: { placeholderData: <Kept,>(before: Kept) => before, refetchOnMount: 'always' as const } },
    showMore: size < MOST ? () => setPages(pages + 1) : null,
  }
}

interface OlderPagesProps<Row> {
  list: {
    data: { results: readonly Row[]; next_page: number | null } | undefined
    error: Error | null
    refetch: () => unknown
    isRefetching: boolean
  }
  /** null: there is no room for more. */
  showMore: (() => void) | null
  loading: string
  /** What is shown while it loads, with its rows' size in px or per cent. */
  skeleton: { rows: number; width: string; height: number }
  failed: string
  empty: { title: string; text: string }
  children: (rows: readonly Row[]) => ReactNode
}

/** Such a list with its states, and the button that shows older rows. */
export function OlderPages<Row>(props: OlderPagesProps<Row>) {
  const { list, showMore, loading, skeleton, failed, empty, children } = props
  const { data, error, refetch, isRefetching } = list
  if (error)
    return (
      <ErrorState isBare title={failed} text={error.message} isRetrying={isRefetching} onRetry={() => void refetch()} />
    )
  if (!data)
    return (
      <Skeletons label={loading}>
        <div className={styles.skeletons}>
          {Array.from({ length: skeleton.rows }, (_, row) => (
            <SkeletonLine key={row} width={skeleton.width} height={skeleton.height} />
          ))}
        </div>
      </Skeletons>
    )
  if (data.results.length === 0) return <EmptyState isBare {...empty} />
  return (
    <>
      {children(data.results)}
      {data.next_page !== null && showMore && (
        <div className={styles.more}>
          <Button size="xsmall" onClick={showMore}>
            Show older ones
          </Button>
        </div>
      )}
    </>
  )
}
