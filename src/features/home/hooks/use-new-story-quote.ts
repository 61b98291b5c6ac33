import { useListEngines, useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetNewStoryQuote } from '#generated/client/quotes/quotes.ts'
import type { Language, ShotsPerScene } from '#generated/schema.ts'

/**
 * Price of a story of this length, fetched only where a provider's engine would generate some of it.
 * @param imageModel id of the image model; undefined: the user's default
 */
export function useNewStoryQuote(
  seconds: number,
  language: Language,
  imageModel: string | undefined,
  shots: ShotsPerScene,
) {
  const { data: list } = useListEngines({ query: { staleTime: Infinity } })
  const { data: presets } = useListLeonardoPresets()
  const isPaid =
    presets?.models.some(({ is_built_in }) => !is_built_in) ||
    list?.engines.some(({ kind, is_built_in }) => kind === 'VOICE' && !is_built_in)
  const { data, isLoading, isPlaceholderData } = useGetNewStoryQuote(
    {
      ...{ video_length_in_sec: seconds, language, shots_per_scene: shots },
      ...(imageModel !== undefined && { default_image_model: imageModel }),
    },
    { query: { enabled: isPaid === true, placeholderData: keepPreviousData } },
  )
  // Whether another length, language or model is free is unknown before there is an answer.
  const isUnknown = isLoading || (isPlaceholderData && data?.quote === null)
  return { quote: data?.quote ?? null, balance: data?.balance, isLoading: isUnknown }
}
