import { useQueries } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { getGetToolResultQueryOptions } from '#generated/client/tasks/tasks.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import type { Workspace } from '#src/features/tools/hooks/use-workspace.ts'
import { hasFailed, isAtWork } from '#src/features/tools/lib/result-state.ts'
import stage from './stage.module.css'
import styles from './board.module.css'

const POLL_MS = 2_000

/** Several results of one start side by side, as they arrive; one press shows one alone. */
export function Board({ workspace, ids }: { workspace: Workspace; ids: readonly string[] }) {
  const results = useQueries({
    queries: ids.map((id) => ({
      ...getGetToolResultQueryOptions(id),
      refetchInterval: ({ state }: { state: { data?: Parameters<typeof isAtWork>[0] | undefined } }) =>
        state.data && isAtWork(state.data) ? POLL_MS : (false as const),
    })),
  })
  return (
    <>
      <ul className={styles.board}>
        {results.map(({ data, error }, at) => {
          const id = ids[at] ?? ''
          const name = `Variation ${at + 1}`
          return (
            <li key={id}>
              {error && !data ? (
                <p className={styles.notice}>{error.message}</p>
              ) : !data ? (
                <Skeletons label="Loading">
                  <SkeletonImage ratio="1" />
                </Skeletons>
              ) : (
                <button type="button" className={styles.card} onClick={() => workspace.change({ result: id })}>
                  {data.result_media?.url ? (
                    <img crossOrigin="anonymous" src={data.result_media.url} alt={name} />
                  ) : (
                    <span className={styles.notice}>
                      {hasFailed(data) ? (
                        (data.error_message ?? 'Generation failed')
                      ) : (
                        <ProgressBar label={name} percent={data.progress} />
                      )}
                    </span>
                  )}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <div className={stage.actions}>
        <Button
          size="small"
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => workspace.change({ board: undefined })}
        >
          Close the board
        </Button>
      </div>
    </>
  )
}
