import { useGetNewStoryQuote } from '#generated/client/quotes/quotes.ts'

/** A familiar length, s. */
const SECONDS = 60

/** Price of a one-minute video with the connected engines; null where all of them are built in, undefined until it is known. */
export function useFilmQuote() {
  const { data } = useGetNewStoryQuote({ video_length_in_sec: SECONDS, language: 'en-US' })
  return data?.quote
}
