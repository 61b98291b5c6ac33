import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { forecastWriting } from '#generated/client/quotes/quotes.ts'
import type { ForecastWritingRequest, WritingForecast } from '#generated/schema.ts'
import { useSettled } from '#src/shared/hooks/use-settled.ts'

/** How long a prompt has to stand still before its forecast is requested, ms. */
const DEBOUNCE_MS = 600
/** How much of a prompt is forecast, characters: the rest of a longer one takes as long to say. */
const MAX_LENGTH = 10_000
const MIN_WORDS = 3

/**
 * What the built-in writer makes of a prompt; null while that is not known, for fewer than three words, and where a model writes.
 * @param language BCP 47
 * @param seconds length that is aimed for
 */
export function useWritingForecast(
  prompt: string,
  language: ForecastWritingRequest['language'],
  seconds: number,
): (Pick<WritingForecast, 'basis'> & { seconds: number }) | null {
  const text = prompt.trim()
  const isAsked = text.split(/\s+/u, MIN_WORDS).length >= MIN_WORDS
  const start = text.slice(0, MAX_LENGTH).replace(/\p{Cs}$/u, '')
  const asked = useSettled(isAsked ? { prompt: start, language, video_length_in_sec: seconds } : undefined, DEBOUNCE_MS)
  const { data } = useQuery({
    queryKey: ['forecastWriting', asked],
    queryFn: ({ signal }) => (asked ? forecastWriting(asked, { signal }) : null),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!isAsked || !data || data.seconds === null) return null
  return { basis: data.basis, seconds: (data.seconds * text.length) / start.length }
}
