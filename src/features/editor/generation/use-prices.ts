import { useWorkEngine, useWorkPrices } from '#src/shared/story/quotes/prices.ts'
import { useOpen, useEditor } from '../core/use-editor.ts'
import type { Story, RealItem } from '#generated/schema.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createQuote } from '#generated/client/quotes/quotes.ts'
import { errorText } from '#src/shared/api/api-error.ts'

export interface QuoteOptions {
  /** The parts to generate. */
  parts: RealItem['part'][]
  /** Scenes without a tick. */
  skipped: string[]
  /** The provider of each part; the first one by default. */
  engines: Partial<Record<RealItem['part'], string>>
  /** Engines of images that use another one, by item. */
  others: Record<string, string>
  /** Prompts of images that were rewritten, by item. */
  rewrites: string[]
}

/** This story's own image model and style. */
function useDrawing() {
  const model = useOpen(({ story }) => imageModelOf(story))
  const style = useOpen(({ story }) => story.image_style_id)
  return { image_model: model, ...(style !== null && { image_style_id: style }) }
}

/** Prices of work on this story. */
export const useImagePrices = (): ReturnType<typeof useWorkPrices> => useWorkPrices(useDrawing())

/** The provider of this story's images; null for the built-in engine, which also handles models that only it has. */
export const useImageEngine = (): string | null | undefined => useWorkEngine('regenerate_image', useDrawing())

/** The model that was chosen for a story's images, by its id; AUTO for the first. */
export const imageModelOf = (story: Pick<Story, 'leonardo_model_id' | 'default_image_model'>): string =>
  story.leonardo_model_id ?? story.default_image_model

/** Estimated price, fetched with every choice; the old price is shown until the new one arrives. */
export function useQuote(items: readonly string[], { engines, others, rewrites }: QuoteOptions) {
  const { storyId } = useEditor()
  const chosen = [
    ...Object.entries(engines).map(([part, engine]) => ({ part: part as RealItem['part'], engine })),
    ...Object.entries(others).map(([id, engine]) => ({ part: 'PICTURE' as const, engine, items: [id] })),
  ]
  const body = { story_id: storyId, items: [...items], engines: chosen, rewrites }
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['createQuote', body],
    queryFn: ({ signal }) => createQuote(body, { 'Idempotency-Key': crypto.randomUUID() }, { signal }),
    enabled: items.length > 0,
    // A quote expires; the previous one is discarded with the next.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return {
    quote: items.length > 0 && !error ? data : undefined,
    isAsking: isFetching,
    /** Asks once more. */
    ask: refetch,
    problem: error ? errorText(error, 'Couldn’t get the price') : null,
  }
}
