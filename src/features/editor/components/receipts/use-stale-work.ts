import { useListStaleWork } from '#generated/client/receipts/receipts.ts'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/use-realtime-event.ts'
import { useEditor } from '../../hooks/use-editor.ts'

/** What is out of date in the open story, as the server knows it; asked again after every edit, whoever made it. */
export function useStaleWork() {
  const { storyId } = useEditor()
  const { data, refetch } = useListStaleWork(storyId, { query: { staleTime: 0 } })
  useRealtimeEvent('story-changed', ({ story_id }) => {
    if (story_id === storyId) void refetch()
  })
  useResync(() => void refetch())
  return { work: data, refetch }
}
