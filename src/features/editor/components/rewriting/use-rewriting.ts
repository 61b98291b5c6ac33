import { useGetRewriting } from '#generated/client/stories/stories.ts'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/use-realtime-event.ts'
import { useEditor } from '../../hooks/use-editor.ts'

/** How often it is asked for while it is written and no event comes, ms. */
const POLL_INTERVAL_MS = 3_000

/** A new writing of the open story, beside what it says now; asked again after every edit, whoever made it. */
export function useRewriting() {
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
    // While nothing is compared, an edit changes nothing about it.
    if (story_id === storyId && data !== undefined && data.pairs.length > 0) again()
  })
  useResync(again)
  return { rewriting: data, refetch }
}
