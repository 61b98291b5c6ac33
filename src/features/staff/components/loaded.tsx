import type { ReactNode } from 'react'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'

interface LoadedProps<Data> {
  /** The name of the data: 'The figures'. */
  what: string
  /** Height of the loaded part, px, so that the layout does not shift. */
  height: number
  query: {
    data: Data | undefined
    error: { message: string } | null
    isFetching: boolean
    refetch: () => unknown
  }
  children: (data: Data) => ReactNode
}

/** Placeholder before and instead of a part's data. Old data stays while it is fetched again. */
export function Loaded<Data>({ what, height, query, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return <>{children(data)}</>
  if (error)
    return (
      <ErrorState
        title={`${what} couldn’t be loaded`}
        text={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <Skeletons label={`Loading: ${what.toLowerCase()}`}>
      <SkeletonLine width="100%" height={height} />
    </Skeletons>
  )
}
