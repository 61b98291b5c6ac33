import { useGetNewStoryQuote } from '#generated/client/quotes/quotes.ts'

/** A length that people know, s. */
const SECONDS = 60

/** What a film of a minute costs with the connected engines; null where all of them are built in, undefined until it is known. */
export function useFilmQuote() {
  const { data } = useGetNewStoryQuote({ video_length_in_sec: SECONDS, language: 'en-US' })
  return data?.quote
}
