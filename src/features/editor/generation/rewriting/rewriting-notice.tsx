import { PencilLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Rewriting } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useView, useEditor } from '#src/features/editor/core/use-editor.ts'
import styles from '../receipts/outdated.module.css'
import { useGetRewriting } from '#generated/client/stories/stories.ts'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'

/** Polling interval while it is written and no event comes, ms. */
const POLL_INTERVAL_MS = 3_000

const RewritingDialog = lazy(async () => ({ default: (await import('./rewriting-dialog.tsx')).RewritingDialog }))

const TEXTS: Partial<Record<Rewriting['state'], string>> = {
  WRITING: 'Rewriting the script.',
  READY: 'A new script is ready to compare.',
  FAILED: 'Couldn’t rewrite the script.',
}

/** Shows the progress of a regenerated script and opens it; nothing if there is none or part of it was already taken. */
export function RewritingNotice() {
  const { rewriting, refetch } = useRewriting()
  const { isRewriting, setRewriting } = useView()
  const text = rewriting && TEXTS[rewriting.state]
  return (
    <>
      {text !== undefined && (
        <div className={styles.notice} role="status">
          <PencilLine size={16} aria-hidden="true" />
          <span className={styles.words}>{text}</span>
          <Button size="xsmall" onClick={() => setRewriting(true)}>
            {rewriting?.state === 'READY' ? 'Compare' : 'Show'}
          </Button>
        </div>
      )}
      <Suspense>
        {isRewriting && rewriting && (
          <RewritingDialog rewriting={rewriting} refetch={refetch} onClose={() => setRewriting(false)} />
        )}
      </Suspense>
    </>
  )
}

/** A regenerated script of the open story beside the current one; refetched after every edit by any user. */
function useRewriting() {
  const { storyId } = useEditor()
  const { data, refetch } = useGetRewriting(storyId, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'WRITING' ? POLL_INTERVAL_MS : false),
    },
  })
  const again = () => void refetch()
  useRealtimeEvent('story-status', ({ status }) => {
    if (status.story_id === storyId) again()
  })
  useRealtimeEvent('story-changed', ({ story_id }) => {
    // Without a comparison, an edit changes nothing about it.
    if (story_id === storyId && data !== undefined && data.pairs.length > 0) again()
  })
  useResync(again)
  return { rewriting: data, refetch }
}
