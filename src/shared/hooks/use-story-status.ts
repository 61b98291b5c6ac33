import { useQueryClient } from '@tanstack/react-query'
import type { StoryStatus } from '#generated/schema.ts'
import { getGetStoryStatusQueryKey, useGetStoryStatus } from '#generated/client/stories/stories.ts'
import { useRealtimeEvent } from '../realtime/events.ts'

/** Polling interval of the status during generation without events, ms. */
const POLL_INTERVAL_MS = 1_500

interface Options {
  /** Whether the status is needed. */
  enabled?: boolean
}

/** A story's progress: fetched once, then updated by events, and polled while it is generated. */
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
