import { useQuery } from '@tanstack/react-query'
import { waveformPeaks } from '#src/domain/waveform-peaks.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { pathOf } from '../../lib/path-of.ts'
import styles from './timeline.module.css'

const BARS = 72
/** Enough for the shape of a voice, and quick to decode. */
const SAMPLE_RATE = 8000

async function loadPeaks(address: string): Promise<number[]> {
  const file = await fetchFile(address)
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const sound = await context.decodeAudioData(await file.arrayBuffer())
  const peaks = waveformPeaks([sound.getChannelData(0)], BARS)
  const loudest = Math.max(0.05, ...peaks)
  return peaks.map((peak) => peak / loudest)
}

/** The shape of a voice-over. @param share how much of the scene it fills, 0 to 1 */
export function VoiceWave({ address, share }: { address: string; share: number }) {
  const { data = [] } = useQuery({
    queryKey: ['voicePeaks', pathOf(address)],
    queryFn: () => loadPeaks(address),
    staleTime: Infinity,
    retry: false,
  })
  const path = data.map((peak, at) => `M${at + 0.5} ${10 - peak * 9.5}v${Math.max(0.6, peak * 19)}`).join('')
  return (
    <svg
      className={styles.wave}
      style={{ width: `${Math.min(1, share) * 100}%` }}
      viewBox={`0 0 ${BARS} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
