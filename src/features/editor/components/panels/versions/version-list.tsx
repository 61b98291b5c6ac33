import { useState } from 'react'
import { useListStoryVersions } from '#generated/client/stories/stories.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/faces/empty-state.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/faces/skeletons.tsx'
import { useEditor } from '../../../hooks/use-editor.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { VersionPreview } from './version-preview.tsx'
import { VersionRow, type Version } from './version-row.tsx'
import styles from './versions.module.css'

const PAGE_SIZE = 20
const rows = [1, 2, 3, 4]

/** The kept versions, newest first: to look at, and to go back to. */
export function VersionList() {
  const { storyId } = useEditor()
  const [pages, setPages] = useState(1)
  const [shown, setShown] = useState<Version | null>(null)
  const [asked, setAsked] = useState<Version | null>(null)
  const { data, isPending, error, refetch, isRefetching } = useListStoryVersions(
    storyId,
    { page: 1, page_size: Math.min(100, pages * PAGE_SIZE) },
    { query: { placeholderData: (before) => before, refetchOnMount: 'always' } },
  )

  if (isPending)
    return (
      <Skeletons label="Loading versions">
        <div className={styles.skeletons}>
          {rows.map((row) => (
            <SkeletonLine key={row} width="100%" height={44} />
          ))}
        </div>
      </Skeletons>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="Versions did not load"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  if (data.results.length === 0)
    return (
      <EmptyState
        isBare
        title="No versions yet"
        text="One is kept whenever the story is generated or exported and after half an hour of work, or when you name it."
      />
    )
  return (
    <>
      <ol className={styles.list}>
        {data.results.map((version) => (
          <VersionRow
            key={version.version_id}
            version={version}
            onShow={() => setShown(version)}
            onRestore={() => setAsked(version)}
          />
        ))}
      </ol>
      {data.next_page !== null && (
        <div className={styles.more}>
          <Button size="xsmall" onClick={() => setPages(pages + 1)}>
            Show older ones
          </Button>
        </div>
      )}
      {shown && <VersionPreview version={shown} onClose={() => setShown(null)} onRestore={() => setAsked(shown)} />}
      <RestoreDialog version={asked} onClose={() => setAsked(null)} onRestored={() => setShown(null)} />
    </>
  )
}
