import { useQuery, type QueryClient } from '@tanstack/react-query'
import { fetchFile } from '../media/fetch-file.ts'
import { readSamples } from '../media/to-wav.ts'
import { type Peaks, peaksOf } from './peaks.ts'

const keyOf = (mediaId: string | undefined) => ['recordingPeaks', mediaId]

/** The shape of a stored recording; read once. */
export function usePeaks(media: { id: string; url: string | null } | undefined) {
  const address = media?.url ?? null
  return useQuery({
    queryKey: keyOf(media?.id),
    queryFn: async ({ signal }) => {
      const { samples, sampleRate } = await readSamples(await fetchFile(address ?? '', signal))
      return peaksOf(samples, sampleRate)
    },
    enabled: address !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
}

/** Spares reading a recording again that was read before it was sent. */
export function cachePeaks(client: QueryClient, mediaId: string, peaks: Peaks): void {
  client.setQueryData(keyOf(mediaId), peaks)
}
