import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useGetCreditCosts } from '#generated/client/constants/constants.ts'
import { useGenerateStoryWithScriptType, useSplitStoryIntoScenes } from '#generated/client/stories/stories.ts'
import type { StoryPlan } from '#generated/schema.ts'
import { useStoryStatus } from '#src/shared/hooks/use-story-status.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { PRICE_FRESH_MS } from '#src/shared/story/quotes/prices.ts'
import { useWritingPrice } from '#src/shared/story/quotes/use-writing-price.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { hasChosenImages } from '../lib/phase.ts'
import { storeWritten, signatureOf, writtenState } from '../lib/written.ts'
import type { WizardStory } from './use-wizard-story.ts'

/**
 * The scenes and the cast of a story's text. They are generated once `isWanted`. A changed script is split again automatically, as the
 * result is the same, unless images were chosen for its scenes; a prompt only the first time, later with `write`, because the story
 * would change. Generation by a model that costs credits never starts automatically.
 */
export function useWriting(storyId: string | undefined, wizard: WizardStory, isWanted: boolean) {
  const { choices, document, save } = wizard
  const story = document.data
  const isBusy = story?.status === 'GENERATING'
  const status = useStoryStatus(storyId ?? '', { enabled: storyId !== undefined && isBusy })
  const split = useSplitStoryIntoScenes()
  const generate = useGenerateStoryWithScriptType()
  const [error, setError] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [tried, setTried] = useState('')
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const signature = signatureOf(choices)
  const { isPending: isUnpriced } = useGetCreditCosts({}, { query: { staleTime: PRICE_FRESH_MS } })
  const asked = useWritingPrice()(
    {
      ...{ kind: choices.kind === 'PROMPT' ? ('PROMPT' as const) : ('SCRIPT' as const), text: choices.text.trim() },
      ...{ language: choices.language, seconds: choices.seconds },
    },
    0,
  )
  const state =
    storyId === undefined ? 'none' : writtenState(storyId, choices, story?.scenes.map(({ text }) => text) ?? [])

  // Started elsewhere.
  useRealtimeEvent('story-status', ({ status: known }) => {
    if (known.story_id === storyId && !isBusy && known.status !== story?.status) void document.refetch()
  })
  const ended = isBusy && status.data !== undefined && status.data.status !== 'GENERATING'
  const reload = useEffectEvent(() => void document.refetch())
  useEffect(() => {
    if (ended) reload()
  }, [ended, status.dataUpdatedAt])

  /**
   * Saves the text and has it written.
   * @param plan what the browser's language model wrote, which costs nothing
   * @returns the story's id
   */
  async function send(plan?: StoryPlan): Promise<string> {
    setTried(signature)
    setError(null)
    setAsked(true)
    try {
      // Another user may have changed the text meanwhile: the script is written from both users' words.
      const { id: story_id, text } = await save()
      const price = plan ? 0 : asked.most
      const headers = { 'Idempotency-Key': crypto.randomUUID(), ...(price > 0 && mostCredits(price)) }
      const { kind, language, seconds, size: scene_size, pace: scene_pace } = choices
      if (kind === 'PROMPT')
        await generate.mutateAsync({
          data: {
            story_id,
            script_type: 'PROMPT',
            initial_prompt: text,
            base_initial_prompt: text,
            language,
            video_length_in_sec: seconds,
            scene_size,
            scene_pace,
            ...(plan && { browser_plan: plan }),
          },
          headers,
        })
      else await split.mutateAsync({ data: { story_id, scene_size }, headers })
      storeWritten(story_id, signatureOf({ ...choices, text }))
      if (storyId !== undefined) await document.refetch()
      return story_id
    } finally {
      setAsked(false)
    }
  }
  const write = () => void send().catch((cause: unknown) => setError(errorText(cause)))

  const isFree = state === 'none' || (state === 'stale' && choices.kind !== 'PROMPT')
  const isKnownFree = isFree && !isUnpriced && asked.most === 0
  const hasChosen = story !== undefined && hasChosenImages(story)
  const isDue =
    isWanted && isKnownFree && !hasChosen && !isBusy && !isAsked && story !== undefined && tried !== signature
  const begin = useEffectEvent(write)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(begin)
    return () => clearTimeout(timer)
  }, [isDue])

  const failed = story?.status === 'FAILED' ? (status.data?.error_message ?? 'Couldn’t write the scenes') : null
  return {
    /** Whether there are scenes, and whether they are those of the present text. */
    state,
    isBusy: isBusy || isAsked || isDue,
    /** The current step of a generation; undefined until it is known. */
    step: isBusy ? status.data?.step : undefined,
    error: error ?? (state === 'none' ? failed : null),
    /** A model's price for writing the text; 0 where a built-in engine does it. */
    asked,
    /** Whether images were chosen for the scenes there are. */
    hasChosen,
    write,
    /** Stores what the browser's language model wrote, and returns the story's id. */
    writeFrom: (plan: StoryPlan) => send(plan),
    /** Treats the existing scenes as those of the text. */
    keep: () => {
      if (storyId !== undefined) storeWritten(storyId, signature)
      redraw()
    },
  }
}

export type Writing = ReturnType<typeof useWriting>
