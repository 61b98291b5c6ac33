import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './outdated.module.css'
import { useListStaleWork } from '#generated/client/receipts/receipts.ts'
import { useEditor } from '#src/features/editor/core/use-editor.ts'
import { useRefreshAfterEdits } from '../use-refresh-after-edits.ts'

const StaleWorkDialog = lazy(async () => ({ default: (await import('./stale-work-dialog.tsx')).StaleWorkDialog }))

/** Outdated assets of the story: offers to regenerate those whose inputs have changed; nothing while all is up to date. */
export function OutdatedNotice() {
  const { work, refetch } = useStaleWork()
  const [isOpen, setOpen] = useState(false)
  const count = work?.items.filter(({ follows }) => follows === null).length ?? 0
  return (
    <>
      {count > 0 && (
        <div className={styles.notice} role="status">
          <TriangleAlert className={styles.sign} size={16} aria-hidden="true" />
          <span className={styles.words}>
            {count === 1 ? '1 item is out of date' : `${count} items are out of date`}
          </span>
          <Button size="xsmall" onClick={() => setOpen(true)}>
            Review
          </Button>
        </div>
      )}
      <Suspense>
        {isOpen && work && <StaleWorkDialog work={work} refetch={refetch} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** What is outdated in the open story, as the server knows it; refetched after edits by any user. */
function useStaleWork() {
  const { storyId } = useEditor()
  const { data, refetch } = useListStaleWork(storyId, { query: { staleTime: 0 } })
  useRefreshAfterEdits(refetch)
  return { work: data, refetch }
}
