import { useGetRealWork } from '#generated/client/quotes/quotes.ts'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/use-realtime-event.ts'
import { useEditor } from '../../hooks/use-editor.ts'

/** What of the open story real engines could make, and how far what was accepted is; asked again whenever something arrives. */
export function useRealWork() {
  const { storyId } = useEditor()
  const { data, refetch } = useGetRealWork(storyId, { query: { staleTime: 0 } })
  const again = () => void refetch()
  useRealtimeEvent('story-changed', ({ story_id }) => {
    if (story_id === storyId) again()
  })
  useRealtimeEvent('credits-updated', again)
  useResync(again)
  return { work: data, refetch }
}
