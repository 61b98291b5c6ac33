import { useEffect, useEffectEvent } from 'react'
import { useGetMedia } from '#generated/client/media/media.ts'
import { useGetStory, useGetStoryStatus } from '#generated/client/stories/stories.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'

/** Polling interval for the status without events, ms. */
const POLL_MS = 1_500

/** A story from a recording: itself, the progress of the work on it, and its transcript. */
export function useAudioStory(storyId: string | undefined) {
  const isKnown = storyId !== undefined
  const story = useGetStory({ story_id: storyId ?? '' }, { query: { enabled: isKnown, staleTime: 0 } })
  const status = useGetStoryStatus(
    { story_id: storyId ?? '' },
    {
      query: {
        enabled: isKnown,
        staleTime: 0,
        refetchInterval: (query) => (query.state.data?.status === 'GENERATING' ? POLL_MS : false),
      },
    },
  )
  const mediaId = story.data?.source_media_id ?? undefined
  const recording = useGetMedia(
    mediaId ?? '',
    { with_transcribed_audio: true },
    { query: { enabled: mediaId !== undefined, staleTime: 0 } },
  )
  useRealtimeEvent('story-status', ({ status: next }) => {
    if (next.story_id === storyId) void status.refetch()
  })
  const isBusy = status.data?.status === 'GENERATING'
  const refresh = useEffectEvent(() => {
    if (!isKnown) return
    void story.refetch()
    if (mediaId !== undefined) void recording.refetch()
  })
  // Work may finish before its start was seen.
  const revision = status.data?.revision
  useEffect(() => {
    if (!isBusy && revision !== undefined) refresh()
  }, [isBusy, revision])
  return { story, status, recording, mediaId, isBusy }
}

export type AudioStory = ReturnType<typeof useAudioStory>
