import { useGetRealWork } from '#generated/client/quotes/quotes.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { useEditor } from '#src/features/editor/core/use-editor.ts'
import { useRefreshAfterEdits } from '../use-refresh-after-edits.ts'

/** What of the open story real engines could make, and how far what was accepted is; asked again after edits, and as pieces arrive. */
export function useRealWork() {
  const { storyId } = useEditor()
  const { data, refetch } = useGetRealWork(storyId, { query: { staleTime: 0 } })
  const refreshLater = useRefreshAfterEdits(refetch, data?.quote?.status === 'RUNNING')
  useRealtimeEvent('credits-updated', refreshLater)
  return { work: data, refetch }
}
