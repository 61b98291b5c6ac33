import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useGenerateVisualsForAudioStory } from '#generated/client/audio-stories/audio-stories.ts'
import type { StoryDocument } from '#generated/client/model/storyDocument.ts'
import { estimateCreditsForStory, useArchiveStory, useSubmitStory } from '#generated/client/stories/stories.ts'
import { complainWithRetry } from '#src/shared/ui/snackbar/complain.ts'
import { wayOn } from '../lib/way-on.ts'

interface Options {
  story: StoryDocument | undefined
  /** Nothing is being made, and something is still missing. */
  hasStopped: boolean
  onBegun: () => void
}

/** What a story that stopped offers: its words, its price and what pressing it does; undefined while nobody knows. */
export function useWayOn({ story, hasStopped, onBegun }: Options) {
  const navigate = useNavigate()
  const submit = useSubmitStory()
  const draw = useGenerateVisualsForAudioStory()
  const archive = useArchiveStory()
  const way = story && hasStopped ? wayOn(story) : undefined
  const storyId = story?.story_id ?? ''
  const estimate = useQuery({
    queryKey: ['estimateCreditsForStory', storyId, story?.revision],
    queryFn: ({ signal }) => estimateCreditsForStory({ story_id: storyId }, { signal }),
    enabled: way !== undefined && way.by !== 'wizard',
  })
  if (!story || !way) return undefined

  const handleMake = () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const after = { onSuccess: onBegun, onError: (error: unknown) => complainWithRetry(error, handleMake) }
    if (way.by === 'submit') return submit.mutate({ storyId, headers }, after)
    const { ai_output_mode, visual_style } = story
    draw.mutate({ data: { story_id: storyId, ai_output_mode, ...(visual_style && { visual_style }) }, headers }, after)
  }
  if (way.by !== 'wizard')
    return {
      label: undefined,
      // Nothing to pay is no price.
      price: estimate.data?.credits || undefined,
      isBusy: submit.isPending || draw.isPending,
      go: handleMake,
    }
  const { label, href } = way
  const handleLead = () => {
    // A captioned video becomes a new story; the attempt that failed has nothing in it.
    if (story.creation_mode === 'VideoCaptions') archive.mutate({ data: { story_id: storyId, archive: true } })
    void navigate(href)
  }
  return { label, price: undefined, isBusy: false, go: handleLead }
}
