import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './versions.module.css'

interface Page<Row> {
  results: readonly Row[]
  next_page: number | null
}

/** A list that loads from its newest row on, one page more each time; loaded rows stay visible. */
export function useOlderPages<Row>(
  queryKey: QueryKey,
  load: (page: number, signal: AbortSignal) => Promise<Page<Row>>,
) {
  return useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next_page,
    refetchOnMount: 'always',
  })
}

interface OlderPagesProps<Row> {
  list: ReturnType<typeof useOlderPages<Row>>
  loading: string
  /** Placeholder while it loads, with its rows' size in px or per cent. */
  skeleton: { rows: number; width: string; height: number }
  failed: string
  empty: { title: string; text: ReactNode }
  children: (rows: readonly Row[]) => ReactNode
}

/** Such a list with its states, and the button that shows older rows. */
export function OlderPages<Row>(props: OlderPagesProps<Row>) {
  const { list, loading, skeleton, failed, empty, children } = props
  const { data, error, refetch, isRefetching } = list
  if (error && !data)
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
  const rows = data.pages.flatMap(({ results }) => results)
  if (rows.length === 0) return <EmptyState isBare {...empty} />
  return (
    <>
      {children(rows)}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            size="xsmall"
            isBusy={list.isFetchingNextPage}
            busyLabel="Loading"
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'Try again' : 'Show older'}
          </Button>
        </div>
      )}
    </>
  )
}
