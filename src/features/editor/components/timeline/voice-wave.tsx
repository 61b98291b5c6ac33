import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { waveformPeaks } from '#src/domain/waveform-peaks.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { pathOf } from '#src/shared/lib/path-of.ts'
import { useHasPicture } from '#src/video/player/playback.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import styles from './scene-clip.module.css'

/** A bar for this many ms of sound, in a file of usual length. */
const MS_PER_BAR = 60
const MAX_BARS = 400
/** Enough for the shape of a voice, and quick to decode. */
const SAMPLE_RATE = 8000

async function loadPeaks(address: string): Promise<number[]> {
  const file = await fetchFile(address)
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const sound = await context.decodeAudioData(await file.arrayBuffer())
  const bars = Math.min(MAX_BARS, Math.max(8, Math.round((sound.duration * 1000) / MS_PER_BAR)))
  const peaks = waveformPeaks([sound.getChannelData(0)], bars)
  const loudest = Math.max(0.05, ...peaks)
  return peaks.map((peak) => peak / loudest)
}

/** The shape of a voice-over; decoded once for each file. @param share how much of the scene it fills, 0 to 1 */
export const VoiceWave = memo(function VoiceWave({ address, share }: { address: string; share: number }) {
  const hasPicture = useHasPicture(useEditor().playback)
  const { data = [] } = useQuery({
    queryKey: ['voicePeaks', pathOf(address)],
    queryFn: () => loadPeaks(address),
    enabled: hasPicture,
    staleTime: Infinity,
    // A few numbers each: cached, so that scrolling back decodes nothing again.
    gcTime: Infinity,
    retry: false,
  })
  const path = data.map((peak, at) => `M${at + 0.5} ${10 - peak * 9.5}v${Math.max(0.6, peak * 19).toFixed(1)}`).join('')
  return (
    <svg
      className={styles.wave}
      style={{ width: `${Math.min(1, share) * 100}%` }}
      viewBox={`0 0 ${Math.max(1, data.length)} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
})
