import { useQueryClient } from '@tanstack/react-query'
import type { StoryStatus } from '#generated/schema.ts'
import { getGetStoryStatusQueryKey, useGetStoryStatus } from '#generated/client/stories/stories.ts'
import { useRealtimeEvent } from '../realtime/events.ts'

/** How often the status is asked for while something is made and no event comes, ms. */
const POLL_INTERVAL_MS = 1_500

interface Options {
  /** Whether the status is needed. */
  enabled?: boolean
}

/** How far a story is: asked for once, then taken from events, and asked for again and again while something is made. */
export function useStoryStatus(storyId: string, { enabled = true }: Options = {}) {
  const queries = useQueryClient()
  const queryKey = getGetStoryStatusQueryKey({ story_id: storyId })
  useRealtimeEvent('story-status', ({ status }) => {
    if (!enabled || status.story_id !== storyId) return
    const takeIn = (known: StoryStatus | undefined) => (known && known.revision > status.revision ? known : status)
    // An answer that is under way may be older than the event.
    void queries.cancelQueries({ queryKey }).then(() => queries.setQueryData(queryKey, takeIn))
  })
  return useGetStoryStatus(
    { story_id: storyId },
    {
      query: {
        enabled,
        staleTime: 0,
        refetchInterval: (query) => (query.state.data?.status === 'GENERATING' ? POLL_INTERVAL_MS : false),
      },
    },
  )
}
