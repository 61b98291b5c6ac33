import { useEffect, useState } from 'react'
import { getListStoryEditsQueryKey, useListStoryEdits } from '#generated/client/stories/stories.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/faces/empty-state.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/faces/skeletons.tsx'
import { useEditor, useStoryState } from '../../../hooks/use-editor.ts'
import { formatMoment } from '../../../lib/format-moment.ts'
import styles from './versions.module.css'

const PAGE_SIZE = 25
const rows = [1, 2, 3, 4, 5, 6]

/** What was done, newest first; what was undone is crossed out. */
export function EditList() {
  const { storyId, queries } = useEditor()
  const [pages, setPages] = useState(1)
  const history = useStoryState((state) => state.history)
  const { data, isPending, error, refetch, isRefetching } = useListStoryEdits(
    storyId,
    { page: 1, page_size: Math.min(100, pages * PAGE_SIZE) },
    { query: { placeholderData: (before) => before, refetchOnMount: 'always' } },
  )
  // Every edit, also of another tab, brings other words for undo: the same words in a new object.
  useEffect(
    () => void queries.invalidateQueries({ queryKey: getListStoryEditsQueryKey(storyId) }),
    [queries, storyId, history],
  )

  if (isPending)
    return (
      <Skeletons label="Loading edits">
        <div className={styles.skeletons}>
          {rows.map((row) => (
            <SkeletonLine key={row} width="80%" height={16} />
          ))}
        </div>
      </Skeletons>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="Edits did not load"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  if (data.results.length === 0)
    return <EmptyState isBare title="No edits yet" text="What you change is listed here and can be undone." />
  return (
    <>
      <ol className={styles.edits} aria-label="Edits">
        {data.results.map(({ edit_id: id, label, is_undone: isUndone, created_at: at }) => (
          <li key={id} className={styles.edit} data-undone={isUndone || undefined}>
            <span className={styles.editLabel}>{isUndone ? <s>{label}</s> : label}</span>
            {isUndone && <span className={styles.facts}>Undone</span>}
            <time className={styles.facts} dateTime={at}>
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
      {data.next_page !== null && pages * PAGE_SIZE < 100 && (
        <div className={styles.more}>
          <Button size="xsmall" onClick={() => setPages(pages + 1)}>
            Show older ones
          </Button>
        </div>
      )}
    </>
  )
}
