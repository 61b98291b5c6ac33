import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useListEngines } from '#generated/client/constants/constants.ts'
import type { AiOutputMode, GenerationQuote } from '#generated/schema.ts'
import {
  estimateCreditsForStory,
  getGetStoryStatusQueryKey,
  getStoryStatus,
} from '#generated/client/stories/stories.ts'
import { creditCost } from '#src/domain/credits.ts'
import { useImageModels } from '#src/shared/story/image-styles/image-model-pick.tsx'
import type { Price } from '#src/shared/story/quotes/quote-lines.tsx'
import { useEditor, useOpen } from '#src/features/editor/core/use-editor.ts'
import { imageModelOf } from '#src/features/editor/generation/use-prices.ts'
import { overnightText } from '#src/features/editor/generation/real/real-text.ts'
import type { OpenStory } from '#src/features/editor/core/open-story.ts'

interface RedrawQuote {
  /** undefined until it is known, and where it cannot be fetched. */
  price: Price | undefined
  /** The price of providers' engines; null where built-in ones do all of it. */
  quote: GenerationQuote | null
  /** Whether the image model can draw overnight, at half the price. */
  offersOvernight: boolean
  isLoading: boolean
}

interface RedrawOptions {
  redraws?: 'ALL' | 'FAILED'
  overnight?: boolean
}

/**
 * What regenerating images of the story costs, fetched for every revision only where a provider's engine would do some of it.
 * @param count scenes
 */
export function useRedrawQuote(
  mode: AiOutputMode,
  count: number,
  { redraws = 'ALL', overnight = false }: RedrawOptions = {},
): RedrawQuote {
  const { storyId } = useEditor()
  const revision = useOpen(({ story }) => story.revision)
  const { data: list } = useListEngines({ query: { staleTime: Infinity } })
  const { imageModel } = useImageModels(useOpen(({ story }) => imageModelOf(story)))
  const isPaid =
    imageModel?.is_built_in === false ||
    list?.engines.some(({ kind, is_built_in }) => kind === 'ANIMATOR' && !is_built_in)
  const work = [storyId, mode, redraws, overnight] as const
  const body = { story_id: storyId, ai_output_mode: mode, redraws, ...(overnight && { overnight }) }
  const { data, isLoading } = useQuery({
    queryKey: ['estimateCreditsForStory', ...work, revision],
    queryFn: ({ signal }) => estimateCreditsForStory(body, { signal }),
    enabled: isPaid === true && count > 0,
    // Of the same work; another price is hidden until it is known.
    placeholderData: (former, query) =>
      work.every((part, at) => query?.queryKey[at + 1] === part) ? former : undefined,
  })
  if (isPaid !== true) {
    const listed = creditCost('generate_visuals', count)
    return { price: { expected: listed, most: listed }, quote: null, offersOvernight: false, isLoading: false }
  }
  const quote = data?.quote ?? null
  const price = data && { ...(quote ?? { expected: data.credits }), most: data.credits }
  return { price, quote, offersOvernight: data?.offers_overnight === true, isLoading }
}

/**
 * What the progress says of images that are made overnight; null where none is. @param states of the scenes: asked again when one ends
 */
export function useOvernightText(states: readonly string[]): string | null {
  const { storyId } = useEditor()
  const query = { story_id: storyId }
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...getGetStoryStatusQueryKey(query), states],
    queryFn: ({ signal }) => getStoryStatus(query, { signal }),
    enabled: states.includes('waiting'),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return overnightText(data?.overnight_ready_by, new Date(dataUpdatedAt))
}

/** Of every scene with visuals, in playing order: generated, in generation, or failed. */
export function drawnScenes({ order, scenes, arolls }: OpenStory): ('done' | 'waiting' | 'failed')[] {
  return order.flatMap((id) => {
    const states = (scenes[id]?.arollIds ?? []).map((aroll) => arolls[aroll]?.status)
    if (states.length === 0) return []
    return states.includes('GENERATING') ? ['waiting'] : states.includes('FAILED') ? ['failed'] : ['done']
  })
}
