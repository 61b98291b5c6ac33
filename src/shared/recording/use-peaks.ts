import { useQuery, type QueryClient } from '@tanstack/react-query'
import { fetchFile } from '../media/fetch-file.ts'
import { readSamples } from '../media/to-wav.ts'
import { waveformPeaks } from '#src/domain/waveform-peaks.ts'

/** Bars of a drawn recording. */
const BARS = 480

export interface Peaks {
  /** 0 to 1 each. */
  bars: number[]
  durationMs: number
}

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

/** The shape of a sound, as loud as it gets. */
export function peaksOf(samples: Float32Array, sampleRate: number): Peaks {
  const bars = waveformPeaks([samples], BARS)
  const loudest = Math.max(0.02, ...bars)
  return { bars: bars.map((bar) => bar / loudest), durationMs: (samples.length / sampleRate) * 1000 }
}
