import { useGetRealWork } from '#generated/client/quotes/quotes.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { useEditor } from '#src/features/editor/core/use-editor.ts'
import { useRefreshAfterEdits } from '../use-refresh-after-edits.ts'

/** Assets of the open story that AI models could generate, and the progress of accepted work; refetched after edits and results. */
export function useRealWork() {
  const { storyId } = useEditor()
  const { data, refetch } = useGetRealWork(storyId, { query: { staleTime: 0 } })
  const refreshLater = useRefreshAfterEdits(refetch, data?.quote?.status === 'RUNNING')
  useRealtimeEvent('credits-updated', refreshLater)
  return { work: data, refetch }
}
