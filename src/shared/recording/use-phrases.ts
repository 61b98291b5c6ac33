import { useQuery } from '@tanstack/react-query'
import { findPhrases } from '#src/domain/phrases.ts'
import { fetchFile } from '../media/fetch-file.ts'
import { readSamples } from '../media/to-wav.ts'

/** Where somebody speaks in a stored recording, found in this tab. */
export function usePhrases(media: { id: string; url: string | null } | undefined, isWanted: boolean) {
  const address = media?.url ?? null
  return useQuery({
    queryKey: ['phrases', media?.id],
    queryFn: async ({ signal }) => {
      const { samples, sampleRate } = await readSamples(await fetchFile(address ?? '', signal))
      return findPhrases(samples, sampleRate)
    },
    enabled: isWanted && address !== null,
    staleTime: Infinity,
    retry: false,
  })
}
