import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useGenerateVisualsForAudioStory } from '#generated/client/audio-stories/audio-stories.ts'
import type { StoryDocument } from '#generated/schema.ts'
import {
  estimateCreditsForStory,
  useArchiveStory,
  useGenerateStoryWithScriptType,
  useSubmitStory,
} from '#generated/client/stories/stories.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { notifyErrorWithRetry } from '#src/shared/ui/snackbar/notify-error.ts'
import { resumeActionOf } from '../lib/resume-action.ts'

interface Options {
  story: StoryDocument | undefined
  /** No generation runs, and parts are missing. */
  hasStopped: boolean
  onBegun: () => void
}

/** The action for a story that stopped: its label, its price and its handler; undefined while unknown. */
export function useResumeAction({ story, hasStopped, onBegun }: Options) {
  const navigate = useNavigate()
  const submit = useSubmitStory()
  const draw = useGenerateVisualsForAudioStory()
  const write = useGenerateStoryWithScriptType()
  const archive = useArchiveStory()
  const storyId = story?.story_id ?? ''
  const estimate = useQuery({
    queryKey: ['estimateCreditsForStory', storyId, story?.revision],
    queryFn: ({ signal }) => estimateCreditsForStory({ story_id: storyId }, { signal }),
    enabled: story !== undefined && hasStopped,
  })
  // The price decides the offer.
  if (!story || !hasStopped || estimate.isPending) return undefined
  const action = resumeActionOf(story, estimate.data?.is_free_generation ?? false)

  const most = estimate.data?.credits ?? 0
  const lines = estimate.data?.quote?.engines ?? []
  const written = lines.reduce((sum, line) => sum + (line.part === 'WRITING' ? line.most : 0), 0)

  const handleMake = (builtInWriter = false) => {
    const isWriting = action.by === 'write'
    const headers = { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(isWriting ? most - written : most) }
    const after = {
      onSuccess: onBegun,
      onError: (error: unknown) => notifyErrorWithRetry(error, () => handleMake(builtInWriter)),
    }
    const make = () => submit.mutate({ storyId, headers }, after)
    if (action.by === 'submit') return make()
    const { ai_output_mode, visual_style, initial_prompt, script_type } = story
    if (action.by === 'write') {
      const own = { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(builtInWriter ? 0 : written) }
      const text = { initial_prompt, base_initial_prompt: initial_prompt }
      const writer = builtInWriter && { built_in_writer: true }
      const data = { story_id: storyId, script_type: script_type ?? ('PROMPT' as const), ...text, ...writer }
      // It is generated as soon as it is written.
      return write.mutate({ data, headers: own }, { ...after, onSuccess: make })
    }
    draw.mutate({ data: { story_id: storyId, ai_output_mode, ...(visual_style && { visual_style }) }, headers }, after)
  }
  if (action.by !== 'wizard')
    return {
      label: undefined,
      // Free work shows no price.
      price: estimate.data?.credits || undefined,
      isBusy: submit.isPending || draw.isPending || write.isPending,
      go: () => handleMake(),
      /** The same, with the built-in writer's text and its generation. */
      goBuiltIn: action.by === 'write' ? { price: most - written || undefined, go: () => handleMake(true) } : undefined,
    }
  const { label, href } = action
  const handleLead = () => {
    // A captioned video becomes a new story; the failed attempt is empty.
    if (story.creation_mode === 'VideoCaptions') archive.mutate({ data: { story_id: storyId, archive: true } })
    void navigate(href)
  }
  return { label, price: undefined, isBusy: false, go: handleLead, goBuiltIn: undefined }
}
